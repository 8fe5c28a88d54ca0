import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { bodyOf, sendRaw } from './raw.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const shell = '<!doctype html><title>CrewCall</title><div id="root"></div>';
const landing = '<!doctype html><title>CrewCall</title><h1>Crew for the show</h1>';
const settings = '<!doctype html><title>CrewCall</title><link rel="modulepreload" href="/a.js"><div id="root"></div>';
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const files: Record<string, string | Buffer> = {
  'app.html': shell,
  'app.html.br': brotliCompressSync(shell),
  'index.html': landing,
  'index.html.gz': gzipSync(landing),
  'settings.html': settings,
  'assets/index-a1b2c3d4.js': script,
  'assets/index-a1b2c3d4.js.br': brotliCompressSync(script),
  'assets/index-a1b2c3d4.js.map': '{"version":3}',
  'assets/index-a1b2c3d4.js.map.br': 'x',
  'manifest.webmanifest': '{"name":"CrewCall"}',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'terms-of-use.pdf': '%PDF-1.7',
  'csp.json': JSON.stringify({ scriptHashes: [hash] }),
  '.env': 'SECRET=1',
  '.git/config': '[core]',
};

describe('gateway web app', () => {
  let gateway: TestGateway;
  let folder: string;

  const get = (address: string, headers: Record<string, string> = {}) => fetch(gateway.url + address, { headers });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crewcall-web-'));
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    gateway = await startGateway({
      WEB_ROOT: folder,
      PUBLIC_URL: 'https://crew.example',
      BROWSER_ORIGINS: 'https://files.example',
    });
  });

  afterAll(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  });

  it('serves the prerendered landing page at / [R001]', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(landing);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/settings', '/settings/', '/settings?from=mail'])(
    'serves the page that was built for %s',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([200, settings]);
      expect((await get('/settings.html')).status).toBe(404);
    },
  );

  it.each([
    '/jobs',
    '/jobs?search=rigger',
    '/jobs/42',
    '/freelancers',
    '/auth?tab=signup',
    '/forgot-password',
    '/reset-password?token=x',
    '/dashboard?tab=jobs&action=post',
    '/profile',
    '/profile/42',
    '/ratings',
    '/admin',
    '/how-it-works',
  ])('serves the app at %s', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(shell);
  });

  it.each([
    '/nowhere',
    '/jobs/1/2',
    '/dashboard/a.js',
    '/assets/gone-00000000.js',
    '/profile/1/x',
    '/index.html',
    '/app.html',
    '/metrics',
    '/api-docs',
  ])('answers a real 404, shown by the app, at %s [R009] [Q60] [S70]', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(shell);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it.each([
    '/assets/index-a1b2c3d4.js.map',
    '/assets/index-a1b2c3d4.js.br',
    '/csp.json',
    '/.env',
    '/.git/config',
    '/assets/../.env',
    '/%2e%65nv',
  ])('never serves %s [S67]', async (address) => {
    const answer = await sendRaw(gateway.port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain(shell);
  });

  it('serves hashed files compressed and for good', async () => {
    const answer = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script);
  });

  it('gives each caller the form it takes', async () => {
    expect((await get('/', { 'accept-encoding': 'br, gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/jobs', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull();
    expect((await get('/jobs', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull();
    const raw = await sendRaw(
      gateway.port,
      'HEAD /jobs HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    );
    expect(raw).toContain(`content-length: ${brotliCompressSync(shell).length}\r\n`);
    expect(raw.endsWith('\r\n\r\n')).toBe(true);
    expect(brotliDecompressSync(files['app.html.br'] as Buffer).toString()).toBe(shell);
  });

  it('does not send a page again that the caller has', async () => {
    const etag = (await get('/jobs')).headers.get('etag') ?? '';
    const again = await get('/jobs', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await get('/jobs', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['/terms-of-use.pdf', 'application/pdf'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('serves %s as %s [R008]', async (address, type) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it.each([
    ['/', 200],
    ['/nowhere', 404],
    ['/assets/index-a1b2c3d4.js', 200],
  ])('holds %s (%i) to a strict policy [S43] [S68]', async (address, status) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).toContain("connect-src 'self' wss://crew.example https://files.example;");
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes no other method than reading [S67]', async () => {
    const answer = await sendRaw(
      gateway.port,
      'POST /jobs HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(bodyOf(answer)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});
