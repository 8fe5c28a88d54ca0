import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeService, startService } from './fake-service.js';
import { job } from './job.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const shell = `<!doctype html><html><head><title>CrewCall</title>
    <meta
      name="description"
      content="Crew."
    />
  </head><body><div id="root"></div></body></html>`;
const open = job.id;
const closed = '0193f2a0-0000-7000-8000-000000000002';
const broken = '0193f2a0-0000-7000-8000-000000000003';

describe('pages of jobs', () => {
  let gateway: TestGateway;
  let jobs: FakeService;
  let folder: string;
  let isDown = false;

  const get = (address: string, headers: Record<string, string> = {}) => fetch(gateway.url + address, { headers });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crewcall-jobs-'));
    await writeFile(path.join(folder, 'app.html'), shell);
    await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n');
    jobs = await startService((request, response) => {
      const answer = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (isDown || request.url?.endsWith(broken)) return answer(500, { error: 'down' });
      if (request.url === `/api/jobs/${open}`) return answer(200, job);
      if (request.url === `/api/jobs/${closed}`) return answer(200, { ...job, id: closed, status: 'closed' });
      if (request.url?.startsWith('/api/jobs/sitemap'))
        return answer(200, { total: 10_001, jobs: [{ id: open, updated_at: '2026-11-20T09:00:00.000Z' }] });
      return answer(404, { error: 'This job no longer exists.' });
    });
    gateway = await startGateway({ WEB_ROOT: folder, PUBLIC_URL: 'https://crew.example', JOBS_URL: jobs.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await jobs.stop();
    await rm(folder, { recursive: true });
  });

  it('carry title, description, Open Graph and a JobPosting in the HTML [R123]', async () => {
    for (const address of [`/jobs/${open}`, `/jobs/real-${open}`, `/jobs/${open}?from=mail`]) {
      const answer = await get(address);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(html).toContain('<title>Rigger for $&amp; and $1, Northlight - CrewCall</title>');
      expect(html).toContain('<meta name="description" content="Leeds, £320 a day. Two stages." />');
      expect(html).toContain('<meta property="og:title" content="Rigger for $&amp; and $1, Northlight" />');
      expect(html).toContain(`<link rel="canonical" href="https://crew.example/jobs/${open}" />`);
      expect(html).toContain('"@type":"JobPosting"');
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toContain('<div id="root"></div>');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('are not sent twice to who has them [R123]', async () => {
    const etag = (await get(`/jobs/${open}`)).headers.get('etag') ?? '';
    expect((await get(`/jobs/${open}`, { 'if-none-match': etag })).status).toBe(304);
  });

  it('say that a job is closed, without markup, and are 404 for one that never was [R123] [R009]', async () => {
    const over = await (await get(`/jobs/${closed}`)).text();
    expect(over).toContain('<title>Closed: ');
    expect(over).not.toContain('JobPosting');
    for (const id of ['0193f2a0-0000-7000-8000-00000000000f', 'nonsense', '%3Cscript%3E', 'x'.repeat(65)]) {
      const gone = await get(`/jobs/${id}`);
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await gone.text()).toBe(shell);
    }
  });

  it('are the app without words while jobs does not answer [R123]', async () => {
    const answer = await get(`/jobs/${broken}`);
    expect([answer.status, await answer.text()]).toEqual([200, shell]);
  });

  it('are listed for search engines, who are told where [R123]', async () => {
    const sitemap = await get('/sitemap.xml');
    expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const xml = await sitemap.text();
    expect(xml).toContain('<url><loc>https://crew.example/</loc></url>');
    expect(xml).toContain(`<loc>https://crew.example/jobs/${open}</loc><lastmod>2026-11-20</lastmod>`);
    expect(await (await get('/robots.txt')).text()).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://crew.example/sitemap.xml\nSitemap: https://crew.example/sitemap-2.xml\n',
    );
    expect((await get('/sitemap-6.xml')).status).toBe(404);
    const asked = jobs.requests.length;
    await get('/sitemap.xml');
    expect(jobs.requests).toHaveLength(asked);
    isDown = true;
    expect((await get('/robots.txt')).status).toBe(200);
    isDown = false;
  });
});
