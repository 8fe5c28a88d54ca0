import { connect } from 'node:net';
import { eventually } from '@crewcall/testing-node';
import { rateLimits } from '../src/limits/rate-limits.js';
import { type FakeService, startService } from './fake-service.js';
import { startGateway, type TestGateway } from './start-gateway.js';

interface Readiness {
  checks: { redis: string };
}

const feedback = rateLimits.find(({ name }) => name === 'feedback')?.requests ?? 0;

describe('gateway limits', () => {
  let service: FakeService;
  const open: TestGateway[] = [];

  const start = async (env: Record<string, string> = {}): Promise<TestGateway> => {
    const gateway = await startGateway({
      ADMIN_URL: service.url,
      IDENTITY_URL: service.url,
      JOBS_URL: service.url,
      ...env,
    });
    open.push(gateway);
    if (!env['REDIS_URL']) await gateway.countsTogether();
    return gateway;
  };
  const spend = async (
    gateway: TestGateway,
    times: number,
    headers: Record<string, string> = {},
  ): Promise<number[]> => {
    const client = gateway.client.with(headers);
    const answers = await Promise.all(Array.from({ length: times }, () => client.post('/api/feedback', {})));
    return answers.map(({ status }) => status).sort();
  };

  beforeAll(async () => {
    service = await startService();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((gateway) => gateway.stop()));
  });
  afterAll(() => service.stop());

  it('refuses what is too much in the error shape and says when to come back [S69]', async () => {
    const gateway = await start();
    expect(await spend(gateway, feedback + 5)).toEqual([...Array(feedback).fill(200), ...Array(5).fill(429)]);
    const { body, headers } = await gateway.client.post('/api/feedback', {});
    expect(body).toMatchObject({
      code: 'RATE_LIMITED',
      error: 'Too many requests. Please wait a moment and try again.',
      request_id: headers.get('x-request-id'),
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
    expect((await gateway.client.get('/api/jobs')).status).toBe(200);
  });

  it('is not fooled by forwarding headers of strangers, and believes a named proxy [S24]', async () => {
    const strict = await start();
    await spend(strict, feedback);
    expect(await spend(strict, 1, { 'x-forwarded-for': '198.51.100.7' })).toEqual([429]);
    const behind = await start({ TRUST_PROXY: '127.0.0.1' });
    expect(await spend(behind, feedback, { 'x-forwarded-for': '198.51.100.7' })).not.toContain(429);
    expect(await spend(behind, 1, { 'x-forwarded-for': '198.51.100.7' })).toEqual([429]);
    expect(await spend(behind, 1, { 'x-forwarded-for': '198.51.100.8' })).toEqual([200]);
  });

  it('holds a flood of pages off, and no caller but its sender [F24]', async () => {
    const gateway = await start({ TRUST_PROXY: '127.0.0.1' });
    const pages = rateLimits.find(({ name }) => name === 'pages')?.requests ?? 0;
    const visit = async (from: string, search: string) =>
      (await gateway.client.with({ 'x-forwarded-for': from }).get(`/jobs?search=${search}`)).status;
    const statuses = await Promise.all(
      Array.from({ length: pages + 20 }, (_, at) => visit('198.51.100.7', `unique-${at}`)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await visit('198.51.100.8', 'riggers')).not.toBe(429);
    const icon = await gateway.client.with({ 'x-forwarded-for': '198.51.100.7' }).get('/assets/none.js');
    expect(icon.status).not.toBe(429);
  });

  it('counts together with the other gateways', async () => {
    const first = await start();
    const second = await start({ REDIS_PREFIX: process.env['REDIS_PREFIX'] ?? '' });
    await spend(first, feedback);
    expect(await spend(second, 1)).toEqual([429]);
  });

  it('goes on counting while Redis is away, and stays ready', async () => {
    const gateway = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await spend(gateway, feedback + 1)).toEqual([...Array(feedback).fill(200), 429]);
    const { status, body } = await gateway.client.get<Readiness>('/health/ready');
    expect([status, body.checks.redis]).toEqual([200, 'down']);
  });

  it('can be raised for seeds', async () => {
    const gateway = await start({ RATE_LIMIT_FACTOR: '10' });
    expect(await spend(gateway, feedback + 5)).not.toContain(429);
  });

  it('holds one address to so many connections', async () => {
    const gateway = await start({ MAX_CONNECTIONS_PER_ADDRESS: '3' });
    const sockets = Array.from({ length: 5 }, () => connect(gateway.port, '127.0.0.1').on('error', () => undefined));
    await eventually(() => sockets.filter(({ closed }) => closed).length >= 2);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => (await gateway.client.get('/health/live')).status === 200);
  });
});
