import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eventually } from '@crewcall/testing-node';
import { echo, type FakeService, startService } from './fake-service.js';
import { nobody, startGateway, type TestGateway } from './start-gateway.js';

describe('gateway when a service fails', () => {
  let gateway: TestGateway;
  let silent: FakeService;
  let healthy: FakeService;
  let rude: Server;

  beforeAll(async () => {
    silent = await startService(() => undefined);
    healthy = await startService();
    rude = createServer((socket) =>
      socket.on('error', () => socket.destroy()).once('data', () => socket.end('this is no HTTP\r\n\r\n')),
    );
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    gateway = await startGateway({
      JOBS_URL: silent.url,
      IDENTITY_URL: healthy.url,
      ADMIN_URL: `http://127.0.0.1:${(rude.address() as AddressInfo).port}`,
    });
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([silent.stop(), healthy.stop(), new Promise((resolve) => rude.close(resolve))]);
  });

  it.each(['GET', 'POST'])(
    'answers %s for a service that is down at once, in the error shape, with Retry-After',
    async (method) => {
      const started = performance.now();
      const { status, body, headers } = await gateway.client.send(method, '/api/notifications');
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', request_id: headers.get('x-request-id') });
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(performance.now() - started).toBeLessThan(700);
    },
  );

  it('answers 504 for a service that does not answer, and stops asking it after a few', async () => {
    const started = performance.now();
    const late = await gateway.client.get('/api/jobs');
    expect(late).toMatchObject({ status: 504, body: { code: 'UPSTREAM_TIMEOUT' } });
    expect(performance.now() - started).toBeLessThan(2000);

    // Those who ask for the same share one call to the service.
    await Promise.all(Array.from({ length: 10 }, (_, at) => gateway.client.get(`/api/jobs?page=${at + 1}`)));
    const asked = silent.requests.length;
    const again = performance.now();
    const refused = await gateway.client.get('/api/jobs');
    expect(refused).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(performance.now() - again).toBeLessThan(300);
    expect(silent.requests).toHaveLength(asked);
  });

  it('does not let the others suffer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => gateway.client.get(index % 2 ? '/api/jobs' : '/api/users/1')),
    );
    expect(answers.filter((_, index) => index % 2 === 0).every(({ status }) => status === 200)).toBe(true);
  });

  it('answers 502 for an answer that is none', async () => {
    expect(await gateway.client.get('/api/feedback')).toMatchObject({ status: 502, body: { code: 'UPSTREAM_FAILED' } });
  });

  it('asks again once the service is back', async () => {
    silent.server.removeAllListeners('request');
    silent.server.on('request', echo);
    const answer = await eventually(async () => {
      const { status } = await gateway.client.get('/api/jobs');
      return status === 200 && status;
    });
    expect(answer).toBe(200);
  });

  it('reads once more when a kept connection was closed, and never writes twice', async () => {
    let cut = 0;
    const flaky = await startService((request, response) => {
      if (cut++ === 0) request.socket.destroy();
      else echo(request, response);
    });
    const other = await startGateway({ JOBS_URL: flaky.url });
    expect((await other.client.get('/api/jobs')).status).toBe(200);
    cut = 0;
    expect((await other.client.post('/api/jobs', {})).status).toBe(502);
    expect(flaky.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await other.stop();
    await flaky.stop();
  });

  it('takes the next replica when one is down', async () => {
    const other = await startGateway({ MESSAGING_URLS: `http://127.0.0.1:1,${healthy.url}` });
    const answers = await Promise.all(Array.from({ length: 8 }, () => other.client.get('/api/messages/unread-count')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await other.stop();
  });

  it('asks a replica that closes its connections last, before it refuses any', async () => {
    const leaving = await startService();
    const open = new Set<Socket>();
    leaving.server.on(
      'connection',
      (socket: Socket) => open.add(socket).size && socket.once('close', () => open.delete(socket)),
    );
    const other = await startGateway({ JOBS_URL: `${leaving.url},${healthy.url}` });
    const read = (at: number) => other.client.get(`/api/jobs?page=${at + 1}`);
    await Promise.all(Array.from({ length: 4 }, (_, at) => read(at)));
    expect(leaving.requests).toHaveLength(2);
    leaving.server.closeIdleConnections();
    await eventually(() => open.size === 0);
    // What a service that is gone does on many networks: the connection is never made.
    leaving.server.removeAllListeners('request').on('request', () => undefined);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => read(at)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(open.size).toBe(0);
    await other.stop();
    await leaving.stop();
  });

  it('gives a write to the next replica when nothing listens at the first, whichever the service', async () => {
    const other = await startGateway({ JOBS_URL: `${nobody},${healthy.url}`, ADMIN_URL: `${nobody},${nobody}` });
    const before = healthy.requests.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => other.client.post('/api/jobs', { title: 'x' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(healthy.requests).toHaveLength(before + 8);
    expect((await other.client.post('/api/feedback', {})).status).toBe(503);
    await other.stop();
  });

  it('does not write to a second replica what may have reached the first', async () => {
    const cutting = await startService((request) => request.socket.destroy());
    const other = await startGateway({ JOBS_URL: `${cutting.url},${healthy.url}` });
    const before = healthy.requests.length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => other.client.post('/api/jobs', {})));
    const cut = answers.filter(({ status }) => status === 502).length;
    expect([cutting.requests.length, healthy.requests.length - before]).toEqual([cut, 4 - cut]);
    expect(cut).toBeGreaterThan(0);
    await Promise.all([other.stop(), cutting.stop()]);
  });

  it('gives up the call when the caller hangs up, and holds it against no one', async () => {
    const waiting = await startService(() => undefined);
    const other = await startGateway({ JOBS_URL: waiting.url, UPSTREAM_ANSWER_MS: '60000' });
    for (let i = 0; i < 6; i += 1) {
      const hangUp = new AbortController();
      const call = fetch(`${other.url}/api/jobs`, { signal: hangUp.signal }).catch(() => 'hung up');
      await eventually(() => waiting.requests.length === i + 1);
      hangUp.abort();
      await call;
      await eventually(() => waiting.requests[i]?.destroyed);
    }
    waiting.server.removeAllListeners('request');
    waiting.server.on('request', echo);
    expect((await other.client.get('/api/jobs')).status).toBe(200);
    await other.stop();
    await waiting.stop();
  });
});
