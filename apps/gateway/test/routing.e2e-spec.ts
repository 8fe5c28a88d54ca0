import { type FakeService, startService } from './fake-service.js';
import { bodyOf, sendRaw } from './raw.js';
import { startGateway, type TestGateway } from './start-gateway.js';

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  bytes: number;
}

describe('gateway routing', () => {
  let gateway: TestGateway;
  let jobs: FakeService;
  let identity: FakeService;
  let admin: FakeService;

  beforeAll(async () => {
    [jobs, identity, admin] = await Promise.all([startService(), startService(), startService()]);
    gateway = await startGateway({ JOBS_URL: jobs.url, IDENTITY_URL: identity.url, ADMIN_URL: admin.url });
  });

  afterAll(async () => {
    await gateway?.stop();
    await Promise.all([jobs.stop(), identity.stop(), admin.stop()]);
  });

  it('passes path, query, method and body on as they are', async () => {
    const { status, body } = await gateway.client.send<Echo>('PATCH', '/api/jobs/42?search=a%20b&page=2', {
      title: 'Rigger',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ method: 'PATCH', url: '/api/jobs/42?search=a%20b&page=2', bytes: 18 });
  });

  it('knows by the whole path who answers', async () => {
    await gateway.client.get('/api/freelancer/7/applications');
    expect(jobs.requests.at(-1)?.url).toBe('/api/freelancer/7/applications');
    await gateway.client.get('/api/freelancer/7');
    expect(identity.requests.at(-1)?.url).toBe('/api/freelancer/7');
  });

  it.each([
    ['/api//admin/reports', '/api/admin/reports'],
    ['/api/%61dmin/reports', '/api/admin/reports'],
    ['/api/jobs/..;/admin/reports', '/api/admin/reports'],
    ['/api/jobs/%2e%2e/admin/reports', '/api/admin/reports'],
    ['/api/admin;jobs/reports?q=1', '/api/admin/reports?q=1'],
  ])('sends %s to the service and the guard of %s [S20]', async (sent, read) => {
    await sendRaw(gateway.port, `GET ${sent} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(admin.requests.at(-1)?.url).toBe(read);
  });

  it('refuses a path that can be read in two ways [S20]', async () => {
    const before = admin.requests.length;
    const answer = await sendRaw(
      gateway.port,
      'GET /api%2fadmin/users HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(admin.requests).toHaveLength(before);
  });

  it('answers an unknown address in the error shape with the id of the request', async () => {
    const { status, body, headers } = await gateway.client
      .with({ 'x-request-id': 'from-the-test-1' })
      .get('/api/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({
      error: 'There is nothing at this address.',
      code: 'NOT_FOUND',
      request_id: 'from-the-test-1',
    });
    expect(headers.get('x-request-id')).toBe('from-the-test-1');
  });

  it('gives a new id where the one sent is not safe, and passes it on [S49]', async () => {
    const { body, headers } = await gateway.client.with({ 'x-request-id': 'a b{}"' }).get<Echo>('/api/jobs');
    expect(body.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-request-id')).toBe(body.headers['x-request-id']);
  });

  it('drops claims of identity and does not believe forwarding headers of strangers [S62]', async () => {
    const claims = {
      'x-user-id': '1',
      'x-user-role': 'admin',
      'x-internal': 'yes',
      'x-forwarded-for': '10.1.1.1',
      forwarded: 'for=10.1.1.1',
    };
    const { body } = await gateway.client.with({ ...claims, authorization: 'Bearer abc' }).get<Echo>('/api/jobs');
    expect(body.headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    for (const name of ['x-user-id', 'x-user-role', 'x-internal', 'forwarded'])
      expect(body.headers).not.toHaveProperty(name);
  });

  it.each(['TRACE', 'OPTIONS', 'PROPFIND'])('takes no %s [S67]', async (method) => {
    const answer = await sendRaw(gateway.port, `${method} /api/jobs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST, PUT, PATCH, DELETE\r\n/);
    expect(bodyOf(answer)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('gives no page of another site access [S35]', async () => {
    const { headers } = await gateway.client.with({ origin: 'https://evil.example' }).get('/api/jobs');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each([
    ['/api/jobs', 200],
    ['/api/nothing', 404],
    ['/api/notifications', 503],
    ['/health/live', 200],
    ['/nowhere', 404],
  ])('puts the security headers on %s (%i) and lets no caller keep it [S68] [S70]', async (path, status) => {
    const answer = await gateway.client.get(path);
    expect(answer.status).toBe(status);
    const csp = answer.headers.get('content-security-policy') ?? '';
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(csp).toContain(part);
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('never lets an answer of the API be stored as if it were a file [S70]', async () => {
    const { body, headers } = await gateway.client.get<Echo>('/api/auth/session/x.css');
    expect(body.url).toBe('/api/auth/session/x.css');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toContain('application/json');
  });

  it('lets a browser ask whether a polled answer is still true, and keep no other of that service [S68]', async () => {
    const polled = await startService((request, response) => {
      const kept = { etag: 'W/"u1-7"', vary: 'authorization', 'cache-control': 'private, no-cache' };
      response.writeHead(request.headers['if-none-match'] === kept.etag ? 304 : 200, kept).end();
    });
    const edge = await startGateway({ NOTIFICATIONS_URL: polled.url });
    const ask = async (path: string, known = '') => {
      const { status, headers } = await edge.client.with({ 'if-none-match': known }).get(path);
      return [status, headers.get('cache-control'), headers.get('etag'), headers.get('vary')];
    };
    for (const path of ['?category=jobs&page_size=50', '/unread-count', '/category-counts']) {
      const told = ['private, no-cache', 'W/"u1-7"', 'authorization'];
      expect([path, await ask(`/api/notifications${path}`)]).toEqual([path, [200, ...told]]);
      expect([path, await ask(`/api/notifications${path}`, 'W/"u1-7"')]).toEqual([path, [304, ...told]]);
    }
    for (const path of ['/preferences', '/live', '/unread-count/x.css'])
      expect([path, (await ask(`/api/notifications${path}`))[1]]).toEqual([path, 'no-store']);
    await Promise.all([edge.stop(), polled.stop()]);
  });

  it('tells no caller from outside which services are up [F16] [S67]', async () => {
    const { status, body } = await gateway.client.with({ 'x-forwarded-for': '203.0.113.9' }).get('/health/ready');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('tells on its own machine which services are up and stays ready without them', async () => {
    const { status, body } = await gateway.client.get('/health/ready');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      checks: { redis: 'up', identity: 'up', jobs: 'up', messaging: 'down', notifications: 'down', admin: 'up' },
    });
  });
});
