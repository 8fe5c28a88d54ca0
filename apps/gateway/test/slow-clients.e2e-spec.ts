import { connect } from 'node:net';
import { type FakeService, startService } from './fake-service.js';
import { bodyOf, sendRaw } from './raw.js';
import { startGateway, type TestGateway } from './start-gateway.js';

describe('gateway and slow clients', () => {
  let gateway: TestGateway;
  let service: FakeService;

  beforeAll(async () => {
    service = await startService();
    gateway = await startGateway({ JOBS_URL: service.url, IDENTITY_URL: service.url, BODY_SECONDS: '1' }, 500);
  });
  afterAll(async () => {
    await gateway.stop();
    await service.stop();
  });

  it('closes on headers that do not come', async () => {
    const answer = await sendRaw(gateway.port, 'GET /api/jobs HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  it('closes a connection on which nothing comes', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.destroyed).toBe(true);
  });

  it.each([100, 200_000])('closes on a body of which %i bytes come and no more', async (bytes) => {
    const answer = await sendRaw(
      gateway.port,
      `POST /api/recruiter HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(bytes)}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  it('answers every other caller meanwhile, and holds it against no service', async () => {
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(gateway.port, '127.0.0.1').on('error', () => undefined);
      socket.write('POST /api/jobs HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{');
      return socket;
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.client.get('/api/jobs')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const socket of slow) socket.destroy();
  });
});
