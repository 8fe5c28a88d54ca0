import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeService, startService } from './fake-service.js';
import { job } from './job.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const shell = '<!doctype html><head><title>CrewCall</title></head><div id="root"></div>';
const landing = '<!doctype html><title>CrewCall</title><h1>Crew for the show</h1>';
const sheetHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Speaks as the web app's own code does: names what it has to know, and draws when it knows it. */
const drawing = `
export async function draw({ address, answers }) {
  if (address.includes('stuck')) for (;;);
  if (address.includes('broken')) throw new Error('cannot');
  const asked = address.includes('greedy') ? '/api/jobs?page=' + Object.keys(answers).length
    : address.includes('private') ? '/api/nowhere'
    : address.startsWith('/jobs/') ? '/api' + address
    : address.startsWith('/profile/') ? '/api/freelancer/' + address.split('/')[2] : '/api/jobs?page=1';
  const answer = answers[asked];
  if (!answer) return { missing: [asked] };
  const secrets = typeof process.env.REDIS_URL;
  const html = '<title>Drawn</title><p>' + JSON.stringify({ ...answer, secrets }) + '</p></head>' + 'x'.repeat(2000);
  return { html, status: answer.status === 200 ? 200 : 404, styleHashes: ["${sheetHash}"] };
}`;

describe('drawn pages', () => {
  let gateway: TestGateway;
  let jobs: FakeService;
  let identity: FakeService;
  let folder: string;
  let isDown = false;

  const get = (address: string, headers: Record<string, string> = {}) => fetch(gateway.url + address, { headers });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crewcall-drawn-'));
    await mkdir(path.join(folder, 'server'));
    const files = { 'app.html': shell, 'index.html': landing, 'server/draw.mjs': drawing, 'server/template.html': 'x' };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    jobs = await startService((request, response) => {
      response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json', 'x-total-count': '41' });
      const isOne = request.url?.startsWith('/api/jobs/');
      response.end(JSON.stringify(isOne ? job : [{ title: 'Rigger' }]));
    });
    identity = await startService((_request, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"No such profile."}');
    });
    gateway = await startGateway({ WEB_ROOT: folder, JOBS_URL: jobs.url, IDENTITY_URL: identity.url });
  });
  afterAll(async () => {
    await Promise.all([gateway.stop(), jobs.stop(), identity.stop()]);
    await rm(folder, { recursive: true });
  });

  it('come with what the service said in them, and with a policy for their sheets [R107]', async () => {
    const answer = await get('/jobs?search=a');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      '{"status":200,"body":[{"title":"Rigger"}],"total":41,"secrets":"undefined"}',
    );
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${sheetHash}`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('are sent small, and not again to who has them', async () => {
    const first = await get('/jobs?search=b', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(Number(first.headers.get('content-length'))).toBeLessThan(500);
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/jobs?search=b', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  it('are drawn once for all who come at the same time', async () => {
    const before = jobs.requests.length;
    const pages = await Promise.all(Array.from({ length: 10 }, async () => (await get('/jobs?search=c')).text()));
    expect(new Set(pages).size).toBe(1);
    expect(jobs.requests.length - before).toBe(1);
  });

  it('ask for a job once, for the page and for its words for robots', async () => {
    const before = jobs.requests.length;
    expect(await (await get(`/jobs/${job.id}`)).text()).toContain('<title>Rigger');
    expect(jobs.requests.length - before).toBe(1);
  });

  it('say that there is no such profile with a true status [R009]', async () => {
    const answer = await get('/profile/nobody');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>Drawn</title>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/jobs?search=broken', '/jobs?search=greedy', '/jobs?search=private', `/jobs?search=${'a'.repeat(1000)}`])(
    'are drawn by the browser when they cannot be here: %s',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([200, shell]);
    },
  );

  it('are drawn by the browser when the service fails, and the landing page is there without data', async () => {
    isDown = true;
    expect(await (await get('/jobs?search=d')).text()).toBe(shell);
    expect(await (await get('/')).text()).toBe(landing);
    isDown = false;
    expect(await (await get('/jobs?search=d')).text()).toContain('<title>Drawn</title>');
  });

  it('keep nobody waiting when one is stuck, and go on afterwards', async () => {
    const stuck = get('/jobs?search=stuck');
    expect((await get('/manifest.webmanifest')).status).toBe(404);
    expect(await (await stuck).text()).toBe(shell);
    expect(await (await get('/jobs?search=e')).text()).toContain('<title>Drawn</title>');
  });

  it('leave all other pages to the browser', async () => {
    const before = jobs.requests.length;
    expect(await (await get('/dashboard')).text()).toBe(shell);
    expect(jobs.requests.length).toBe(before);
  });

  it.each(['/server/draw.mjs', '/server/template.html'])('never serve %s [S67]', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('count what they ask as requests of their visitor [S69]', async () => {
    const limited = await startGateway({ WEB_ROOT: folder, JOBS_URL: jobs.url, RATE_LIMIT_FACTOR: '0.1' });
    await limited.countsTogether();
    // Ninety requests are allowed, and twelve pages.
    await Promise.all(Array.from({ length: 85 }, () => limited.client.get('/api/jobs')));
    const pages: string[] = [];
    for (let visit = 0; visit < 8; visit += 1)
      pages.push(await (await fetch(`${limited.url}/jobs?search=${visit}`)).text());
    await limited.stop();
    expect(pages.filter((page) => page !== shell)).toHaveLength(5);
  });
});
