import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { eventually } from '@crewcall/testing-node';
import { type FakeService, startService } from './fake-service.js';
import { bodyOf, sendRaw } from './raw.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const MEGABYTE = 1024 * 1024;
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('gateway bodies', () => {
  let gateway: TestGateway;
  let service: FakeService;
  let received = 0;

  beforeAll(async () => {
    service = await startService((request, response) => {
      if (request.url === '/api/media/large') {
        response.end(Buffer.alloc(20 * MEGABYTE, 'x'));
        return;
      }
      const hash = createHash('sha256');
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        hash.update(chunk);
      });
      request.on('end', () => response.end(hash.digest('hex')));
    });
    gateway = await startGateway({ JOBS_URL: service.url, IDENTITY_URL: service.url });
  });

  afterAll(async () => {
    await gateway.stop();
    await service.stop();
  });

  it.each([10, 64 * 1024, MEGABYTE])('passes %i bytes on unchanged', async (size) => {
    const bytes = Buffer.alloc(size, 'a1b2');
    const answer = await fetch(`${gateway.url}/api/freelancer`, { method: 'POST', body: bytes });
    expect(await answer.text()).toBe(sha(bytes));
  });

  it('passes a chunked body on', async () => {
    const answer = await sendRaw(
      gateway.port,
      'POST /api/jobs HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
      '0\r\n\r\n',
    );
    expect(answer).toContain(sha(Buffer.from('abc')));
  });

  it('takes a CV of up to 8 MB', async () => {
    const bytes = Buffer.alloc(8 * MEGABYTE, 'cv');
    const answer = await fetch(`${gateway.url}/api/cv`, { method: 'POST', body: bytes });
    expect(await answer.text()).toBe(sha(bytes));
  });

  it.each([
    ['/api/jobs', 64 * 1024 + 1],
    ['/api/recruiter', MEGABYTE + 1],
    ['/api/cv', 8 * MEGABYTE + 1],
  ])('refuses a body announced too large for %s without reading it [S55] [S64]', async (path, size) => {
    received = 0;
    const answer = await sendRaw(gateway.port, `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'TOO_LARGE' });
    expect(received).toBe(0);
  });

  it('refuses an endless chunked body at the limit [S55]', async () => {
    received = 0;
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const answer = await sendRaw(
      gateway.port,
      'POST /api/jobs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
      ...Array<string>(40).fill(chunk),
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(received).toBeLessThanOrEqual(64 * 1024);
  });

  it('troubles no service with a body that does not come [S64]', async () => {
    const before = service.requests.length;
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write('POST /api/jobs HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"half":');
    await fetch(`${gateway.url}/api/jobs`, { method: 'POST', body: 'whole' });
    expect(service.requests).toHaveLength(before + 1);
    socket.destroy();
  });

  it('holds a sender who hangs up in the middle against no one', async () => {
    for (let i = 0; i < 6; i += 1) {
      const before = service.requests.length;
      const socket = connect(gateway.port, '127.0.0.1');
      socket.write(
        `POST /api/recruiter HTTP/1.1\r\nHost: x\r\nContent-Length: ${MEGABYTE}\r\n\r\n${'x'.repeat(200_000)}`,
      );
      await eventually(() => service.requests.length === before + 1);
      socket.destroy();
      await eventually(() => service.requests[before]?.destroyed);
    }
    expect((await gateway.client.get('/api/jobs')).status).toBe(200);
  });

  it('streams a large answer to a slow reader without holding it in memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const answer = await fetch(`${gateway.url}/api/media/large`);
    let bytes = 0;
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
    expect(bytes).toBe(20 * MEGABYTE);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MEGABYTE);
  });

  it.each([
    ['CL.TE', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG'],
    ['TE.TE', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a folded header', 'X-A: b\r\n c\r\nContent-Length: 0\r\n\r\n'],
    ['two hosts [F26]', 'Host: y\r\nContent-Length: 0\r\n\r\n'],
    ['a bare CR', 'X-A: b\rX-B: c\r\n\r\n'],
    ['a space before the colon', 'Content-Length : 5\r\n\r\nhello'],
  ])('closes on %s with a plain 400 [S65]', async (_name, rest) => {
    const before = service.requests.length;
    const answer = await sendRaw(gateway.port, `POST /api/jobs HTTP/1.1\r\nHost: x\r\n${rest}`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'BAD_REQUEST', error: 'The request could not be understood.' });
    expect(answer).toMatch(/content-security-policy: /);
    expect(service.requests).toHaveLength(before);
  });

  it('answers 431 to headers that are too large [S64]', async () => {
    const answer = await sendRaw(gateway.port, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'HEADERS_TOO_LARGE' });
  });
});
