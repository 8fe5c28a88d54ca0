import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type FakeService, startService } from './fake-service.js';
import { bodyOf, sendRaw } from './raw.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const page = '<!doctype html><title>Page Not Found</title>';

const files: Record<string, string | Buffer> = {
  'assets/index-a1b2c3d4.js': script,
  'assets/index-a1b2c3d4.js.br': brotliCompressSync(script),
  'assets/index-a1b2c3d4.js.gz': gzipSync(script),
  'assets/index-a1b2c3d4.js.map': '{"version":3}',
  'assets/index-a1b2c3d4.js.map.br': 'x',
  'manifest.webmanifest': '{"name":"CrewCall"}',
  'terms-of-use.pdf': '%PDF-1.7',
  '.vite/manifest.json': '{}',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
};

describe('the web app’s files', () => {
  let gateway: TestGateway;
  let folder: string;
  let web: FakeService;

  const get = (address: string, headers: Record<string, string> = {}) => fetch(gateway.url + address, { headers });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crewcall-web-'));
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    web = await startService(
      (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end(page),
    );
    gateway = await startGateway({
      WEB_ROOT: folder,
      WEB_SERVER_URL: web.url,
      PUBLIC_URL: 'https://crew.example',
      BROWSER_ORIGINS: 'https://files.example',
    });
  });

  afterAll(async () => {
    await gateway.stop();
    await web.stop();
    await rm(folder, { recursive: true });
  });

  it.each(['/.vite/manifest.json', '/.env', '/.git/config', '/assets/../.env', '/%2e%65nv'])(
    'never serves %s [S67]',
    async (address) => {
      const answer = await sendRaw(gateway.port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
      expect(answer).toContain(page);
    },
  );

  it.each(['/assets/index-a1b2c3d4.js.map', '/assets/index-a1b2c3d4.js.br', '/assets/none.js', '/assets/'])(
    'never serves %s [S67], nor has a page rendered instead [F24]',
    async (address) => {
      const before = web.requests.length;
      expect((await get(address)).status).toBe(404);
      expect(web.requests.length).toBe(before);
    },
  );

  it('serves hashed files compressed and for good', async () => {
    const answer = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script);
  });

  it('gives each caller the form it takes', async () => {
    const file = '/assets/index-a1b2c3d4.js';
    const encodingFor = async (accepted: string) =>
      (await get(file, { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await encodingFor('br, gzip')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0')).toBeNull();
    const raw = await sendRaw(
      gateway.port,
      `HEAD ${file} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
    expect(raw).toContain(`content-length: ${brotliCompressSync(script).length}\r\n`);
    expect(raw.endsWith('\r\n\r\n')).toBe(true);
  });

  it('does not send a file again that the caller has', async () => {
    const etag = (await get('/manifest.webmanifest')).headers.get('etag') ?? '';
    const again = await get('/manifest.webmanifest', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect((await get('/manifest.webmanifest', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['/terms-of-use.pdf', 'application/pdf'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('serves %s as %s [R008]', async (address, type) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it('holds files to a strict policy [S43] [S68]', async () => {
    const { headers } = await get('/assets/index-a1b2c3d4.js');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' wss://crew.example https://files.example;");
    expect(policy).not.toContain('unsafe-inline');
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
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
