import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { READER_COOKIE } from '@crewcall/contracts-core';
import { eventually } from '@crewcall/testing-node';
import { type FakeService, startService } from './fake-service.js';
import { startGateway, type TestGateway } from './start-gateway.js';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Not fetch: it says `sec-fetch-mode: cors` whatever it is given. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, method }, (answer) => {
      const found = new Headers(answer.headers as Record<string, string>);
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: found, body }), reject);
    });
    asked.on('error', reject).end();
  });
}

const forDocument = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const cookie = `theme=dark; ${READER_COOKIE}=maya.maya.maya`;

describe('pages', () => {
  let gateway: TestGateway;
  let web: FakeService;
  let identity: FakeService;
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(gateway.url + path, headers, method);
  const lastAsked = () => web.requests.at(-1);

  beforeAll(async () => {
    web = await startService((asked, response) => {
      if (asked.url === '/settings') return void response.writeHead(302, { location: '/auth' }).end();
      if (asked.url === '/jobs/broken') return void response.writeHead(500).end('boom');
      if (asked.url === '/jobs/slow') return;
      response.writeHead(asked.url === '/nowhere' ? 404 : 200, {
        'content-type': asked.url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8',
        ...(asked.url === '/robots.txt' && { 'cache-control': 'public, max-age=600' }),
        'set-cookie': 'a=b',
        'x-powered-by': 'us',
      });
      response.end(JSON.stringify(asked.headers));
    });
    identity = await startService((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":"of-a-reader"}');
    });
    gateway = await startGateway({
      WEB_SERVER_URL: web.url,
      IDENTITY_URL: identity.url,
      PUBLIC_URL: 'https://crew.example',
      PAGE_MS: '300',
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await web.stop();
    await identity.stop();
  });

  it.each(['/', '/jobs?search=rigger', '/dashboard?tab=jobs&action=post', '/auth?tab=signup', '/how-it-works'])(
    'are rendered by the web server at %s [R001] [R006]',
    async (address) => {
      const { status, headers } = await get(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(lastAsked()?.url).toBe(address);
      expect([headers.get('set-cookie'), headers.get('x-powered-by')]).toEqual([null, null]);
    },
  );

  it('are a real 404 where there is none [R009] [Q60] [S70]', async () => {
    expect((await get('/nowhere')).status).toBe(404);
  });

  it('pass redirects, and how long robots may keep their file', async () => {
    const moved = await get('/settings');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/auth']);
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=600');
  });

  it('each have a nonce of their own, which no other caller may name [S43] [S68]', async () => {
    const [one, other] = [await get('/'), await get('/', { 'x-internal-nonce': 'mine' })];
    const nonces = [one, other].map(({ headers }) => {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe-inline');
      return /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    });
    expect(new Set([...nonces, 'mine', undefined]).size).toBe(4);
    expect(lastAsked()?.headers['x-internal-nonce']).toBe(nonces[1]);
  });

  it('are for whom the cookie names, and kept by no caller [S34]', async () => {
    const { headers } = await get('/dashboard', { ...forDocument, cookie });
    expect(lastAsked()?.headers).toMatchObject({ authorization: 'Bearer of-a-reader' });
    expect(lastAsked()?.headers.cookie).toBeUndefined();
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('Cookie');
  });

  it.each([
    ['a fetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['nobody who says what for', {}],
  ])('are a stranger’s for %s with the cookie [S34]', async (_who, headers: Record<string, string>) => {
    const before = identity.requests.length;
    const page = await get('/dashboard', { ...headers, cookie, authorization: 'Bearer stolen' });
    expect(lastAsked()?.headers.authorization).toBeUndefined();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(identity.requests).toHaveLength(before);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('take no %s, with the cookie or without [S34]', async (method) => {
    expect((await get('/dashboard', { ...forDocument, cookie }, method)).status).toBe(405);
  });

  it('are the stranger’s while identity cannot say who it is', async () => {
    const lonely = await startGateway({ WEB_SERVER_URL: web.url });
    const page = await ask(`${lonely.url}/dashboard`, { ...forDocument, cookie });
    expect([page.status, lastAsked()?.headers.authorization]).toEqual([200, undefined]);
    await lonely.stop();
  });

  it('lead no caller to what is between our own servers', async () => {
    const before = identity.requests.length;
    expect((await get('/api/internal/readers')).status).toBe(404);
    await get('/internal/readers');
    expect(identity.requests).toHaveLength(before);
  });

  it.each(['/jobs/broken', '/jobs/slow'])(
    'are a page that asks to try again when %s cannot be rendered',
    async (address) => {
      const { status, headers, body } = await get(address);
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '5']);
      expect(body).toContain('<a href="">Try again</a>');
      const nonce = /nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
      expect(body).toContain(`<style nonce="${nonce}">`);
      expect(body).toContain(`<script nonce="${nonce}">`);
    },
  );

  it('are the same while the web server is down', async () => {
    const lonely = await startGateway({ WEB_SERVER_URL: 'http://127.0.0.1:1' });
    const { status, body } = await ask(`${lonely.url}/jobs`);
    expect([status, body.includes('Try again')]).toEqual([503, true]);
    await lonely.stop();
  });

  it('count what they ask as requests of their visitor [S69]', async () => {
    const strict = await startGateway({ WEB_SERVER_URL: web.url, JOBS_URL: web.url, RATE_LIMIT_FACTOR: '0.01' });
    await strict.countsTogether();
    await ask(`${strict.url}/`);
    const visit = String(lastAsked()?.headers['x-internal-visit']);
    const statuses = [];
    for (let n = 0; n < 10; n += 1)
      statuses.push((await ask(`${strict.url}/api/jobs`, { 'x-internal-visit': visit })).status);
    expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
    expect(lastAsked()?.headers['x-internal-visit']).toBeUndefined();
    // A ticket that is not ours names no caller: the caller counts as who it is.
    expect((await ask(`${strict.url}/api/jobs`, { 'x-internal-visit': `203.0.113.9${visit.slice(9)}` })).status).toBe(
      429,
    );
    await strict.stop();
  });

  it('count for their visitor at every gateway, whichever had them rendered [S69]', async () => {
    const first = await startGateway({ WEB_SERVER_URL: web.url, TRUST_PROXY: '127.0.0.1' });
    const second = await startGateway({ JOBS_URL: web.url, REDIS_PREFIX: process.env['REDIS_PREFIX'] ?? '' });
    await eventually(async () => {
      await ask(`${first.url}/`, { 'x-forwarded-for': '203.0.113.9' });
      const visit = String(lastAsked()?.headers['x-internal-visit']);
      await ask(`${second.url}/api/jobs`, { 'x-internal-visit': visit });
      return lastAsked()?.headers['x-forwarded-for'] === '203.0.113.9';
    });
    await Promise.all([first.stop(), second.stop()]);
  });
});
