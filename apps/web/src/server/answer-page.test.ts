/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PageAnswer } from '@crewcall/contracts-core';
import { answerPage } from './index';

jest.mock('./page-assets', () => ({ assetsOf: (files: string[]) => ({ entry: '/entry.js', preloads: files }) }));

const crewId = '0193f2a0-0000-7000-8000-000000000001';
const job = {
  id: crewId,
  recruiter_id: crewId,
  company: 'Northlight',
  title: 'Rigger for $& and $1',
  type: 'freelance',
  contract_type: null,
  location: 'Leeds',
  rate: '£320 a day',
  rate_pence: 32_000,
  rate_unit: 'day',
  description: 'Two stages.',
  event_date: '2099-06-12',
  skills: [],
  status: 'active',
  positions_left: 1,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
  external_source: null,
};
const admin = {
  id: crewId,
  email: 'ada@crew.example',
  role: 'admin',
  first_name: 'Ada',
  last_name: 'Wren',
  company_name: 'Wren Events',
  avatar_url: null,
  email_verified: true,
  created_at: '2026-11-01T09:00:00.000Z',
};
const answers: Record<string, unknown> = {
  '/api/jobs?page=1&page_size=4': [job],
  '/api/freelancers?page_size=1': [],
  '/api/jobs?page=1&page_size=10&order=best': [job],
  '/api/jobs?page=2&page_size=10&order=best&search=sound': [],
  [`/api/jobs/${crewId}`]: job,
  '/api/jobs/sitemap?page=1': {
    total: 10_001,
    jobs: [{ id: crewId, title: job.title, updated_at: '2026-11-20T09:00:00.000Z' }],
  },
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a page on the server', () => {
  let services: Server;
  let asked: { path: string; authorization: string | undefined }[] = [];
  let isDown = false;
  /** Its answers do not come. */
  let isHung = false;
  let session: unknown = null;

  beforeAll(async () => {
    services = createServer(({ url = '', headers }, response) => {
      asked.push({ path: url, authorization: headers.authorization });
      const found = url === '/api/auth/session' ? session : answers[url];
      const status = isDown ? 500 : found ? 200 : 404;
      if (isHung) return collectGarbage(); // a limit that nothing holds would be gone
      response.writeHead(status, { 'content-type': 'application/json', 'x-total-count': '1' });
      response.end(JSON.stringify(status === 200 ? found : { error: 'No.' }));
    });
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    asked = [];
    isDown = false;
    isHung = false;
    session = null;
  });
  afterAll(() => new Promise((resolve) => services.close(resolve)));

  const ask = (address: string, token?: string): Promise<PageAnswer> =>
    answerPage({
      address,
      userAgent: 'Mozilla/5.0',
      nonce: 'abc',
      services: {
        origin: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      },
      publicUrl: 'https://crew.example',
      signal: new AbortController().signal,
    });
  const htmlOf = async ({ body }: PageAnswer): Promise<string> => (body ? text(body) : '');
  const paths = (): string[] => asked.map(({ path }) => path).sort();

  it.each([
    ['/', ['/api/freelancers?page_size=1', '/api/jobs?page=1&page_size=4']],
    ['/jobs', ['/api/jobs?page=1&page_size=10&order=best']],
    ['/jobs/', ['/api/jobs?page=1&page_size=10&order=best']],
    ['/jobs?search=%20sound%20&page=2&nonsense=1', ['/api/jobs?page=2&page_size=10&order=best&search=sound']],
    ['/jobs?page=-3', ['/api/jobs?page=1&page_size=10&order=best']],
    [
      `/jobs/${crewId}`,
      [
        `/api/jobs/${crewId}`,
        `/api/jobs/${crewId}/calls`,
        `/api/jobs/${crewId}/roles`,
        `/api/jobs/${crewId}/similar`,
        `/api/jobs/recruiter/${job.recruiter_id}/record`,
        `/api/recruiter/${job.recruiter_id}`,
      ],
    ],
    ['/freelancers?skill=&page=3', ['/api/freelancers?page=3&page_size=10']],
    [`/profile/${crewId}`, [`/api/freelancer/${crewId}`, `/api/recruiter/${crewId}`]],
    ['/how-it-works', []],
  ])('asks at %s once for what it shows [R107]', async (address, expected) => {
    await htmlOf(await ask(address));
    expect(paths()).toEqual(expected);
  });

  it('keeps an id that is not one inside of its path', async () => {
    await htmlOf(await ask('/jobs/..%2F..%2Fadmin'));
    expect(paths()).toEqual(['/api/jobs/..%2F..%2Fadmin']);
  });

  it('has its data, its words and its answers in it, under the nonce and without a style attribute [R107] [S43]', async () => {
    const answer = await ask('/jobs');
    const html = await htmlOf(answer);
    expect([answer.status, html.startsWith('<!DOCTYPE html>')]).toEqual([200, true]);
    expect(html).toContain('Rigger for $&amp; and $1');
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Find Jobs - CrewCall</title>']);
    const inline = [...html.matchAll(/<(?:script|style)\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(inline.filter((attributes) => !attributes.includes('nonce="abc"'))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('names a job for search engines and shared links [R123]', async () => {
    const html = await htmlOf(await ask(`/jobs/${crewId}?from=mail`));
    expect(html).toContain('<title>Rigger for $&amp; and $1, Northlight - CrewCall</title>');
    expect(html).toContain('<meta name="description" content="Leeds, £320 a day. Two stages."/>');
    expect(html).toContain('<meta property="og:title" content="Rigger for $&amp; and $1, Northlight"/>');
    expect(html).toContain(`<link rel="canonical" href="https://crew.example/jobs/${crewId}/rigger-for-and-1"/>`);
    expect(html).toContain('"@type":"JobPosting"');
  });

  it('shows a picture where the link is shared, by an address that changes with the job [R501]', async () => {
    const html = await htmlOf(await ask(`/jobs/${crewId}`));
    const picture = `https://crew.example/api/jobs/${crewId}/preview.png?v=${Date.parse(job.updated_at)}`;
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('has one address of a job: another leads there for good, with its query [R500]', async () => {
    for (const address of [`/jobs/${crewId}`, `/jobs/${crewId}/rigger-for-and-1`])
      expect(await htmlOf(await ask(address))).toContain('JobPosting');
    const { status, headers, body } = await ask(`/jobs/${crewId}/Rigger?via=share`);
    const location = `/jobs/${crewId}/rigger-for-and-1?via=share`;
    expect([status, headers['location'], body]).toEqual([301, location, null]);
  });

  it('says that a job is filled, and after thirty days that the page is gone [R500]', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const path = `/api/jobs/${crewId}`;
    const seen: unknown[] = [];
    for (const days of [29, 31]) {
      answers[path] = { ...job, status: 'closed', closed_reason: 'filled', closed_at: daysAgo(days) };
      const answer = await ask(`/jobs/${crewId}/rigger-for-and-1`);
      const html = await htmlOf(answer);
      seen.push([answer.status, html.includes('<b>This job is filled.</b>'), html.includes('JobPosting')]);
    }
    answers[path] = job;
    expect(seen).toEqual([
      [200, true, false],
      [410, true, false],
    ]);
  });

  it.each(['/nowhere', '/jobs/gone', '/profile/gone', '/jobs/1/2', '/dashboard/a.js'])(
    'is a real 404 at %s, in the app’s own words [R009] [Q60]',
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(await htmlOf(answer)).toMatch(/Page Not Found|no longer exists|Profile Not Found/);
    },
  );

  it('is there while the services are down, and offers to try again', async () => {
    isDown = true;
    const answer = await ask('/jobs');
    expect(answer.status).toBe(200);
    expect(await htmlOf(answer)).toContain('We could not load the jobs');
  });

  it('begins before the gateway gives it up where no service answers', async () => {
    isHung = true;
    const started = performance.now();
    const answer = await ask('/jobs', 'of-a-reader');
    expect(performance.now() - started).toBeLessThan(2_900);
    expect(answer.status).toBe(200);
    expect(await htmlOf(answer)).toContain('We could not load the jobs');
  });

  it('is for whom the token names, who is asked for once [R044]', async () => {
    session = { user: admin };
    const html = await htmlOf(await ask('/how-it-works', 'of-a-reader'));
    expect(html).toContain('account menu, Ada Wren');
    expect(asked.every(({ authorization }) => authorization === 'Bearer of-a-reader')).toBe(true);
    expect(paths()).toEqual(['/api/auth/session', '/api/notifications/unread-count']);
  });

  it('waits with a members’ page until the browser has said who is there [R187]', async () => {
    const answer = await ask('/dashboard');
    const html = await htmlOf(answer);
    expect([answer.status, paths()]).toEqual([200, []]);
    expect(html).toContain('Loading your dashboard');
    expect(html).toContain('"status":"checking"');
  });

  it('lists the public pages for search engines, and tells them where [R123]', async () => {
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const xml = await htmlOf(sitemap);
    expect(xml).toContain('<url><loc>https://crew.example/</loc></url>');
    expect(xml).toContain(
      `<loc>https://crew.example/jobs/${crewId}/rigger-for-and-1</loc><lastmod>2026-11-20</lastmod>`,
    );
    expect(await htmlOf(await ask('/robots.txt'))).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /admin\nAllow: /api/jobs/*/preview.png\n\nSitemap: https://crew.example/sitemap.xml\nSitemap: https://crew.example/sitemap-2.xml\nSitemap: https://crew.example/sitemap-crew.xml\n',
    );
    expect(paths()).toEqual(['/api/freelancers/sitemap?page=1', '/api/jobs/sitemap?page=1']);
    expect((await ask('/sitemap-6.xml')).status).toBe(404);
    isDown = true;
    expect((await ask('/sitemap-2.xml')).status).toBe(503);
  });
});
