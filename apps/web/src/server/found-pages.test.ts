/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PageAnswer } from '@crewcall/contracts-core';
import { buildJob } from '../features/jobs/job.factory';
import { buildCompanyProfile, buildFreelancerProfile } from '../features/profile/profile.factory';
import { answerPage } from './index';

jest.mock('./page-assets', () => ({ assetsOf: (files: string[]) => ({ entry: '/entry.js', preloads: files }) }));

const crewId = '0193f2a0-0000-7000-8000-000000000001';
const answers: Record<string, unknown> = {};

describe('a profile on the server', () => {
  let services: Server;
  beforeAll(async () => {
    services = createServer(({ url = '' }, response) => {
      const found = answers[url];
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json', 'x-total-count': '1' });
      response.end(JSON.stringify(found ?? { error: 'No.' }));
    });
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => services.close(resolve)));

  const ask = (address: string): Promise<PageAnswer> =>
    answerPage({
      address,
      userAgent: 'Mozilla/5.0',
      nonce: 'abc',
      services: { origin: `http://127.0.0.1:${(services.address() as AddressInfo).port}`, headers: {} },
      publicUrl: 'https://crew.example',
      signal: new AbortController().signal,
    });
  const htmlOf = async ({ body }: PageAnswer): Promise<string> => (body ? text(body) : '');

  it('shows search engines a company with its jobs and reviews, and no person [R504]', async () => {
    const company = '0193f2a0-0000-7000-8000-00000000000c';
    const review = { id: 'r1', stars: 4, parts: {}, text: 'Brief was right.', role: 'Rigger', is_removed: false };
    Object.assign(answers, {
      [`/api/recruiter/${company}`]: buildCompanyProfile({ user_id: company }),
      [`/api/jobs/recruiter/${company}?page=1&page_size=20`]: [buildJob()],
      [`/api/companies/${company}/reviews?page=1&page_size=10`]: [
        { ...review, reply: null, replied_at: null, shown_at: '2026-11-01T09:00:00.000Z' },
      ],
      [`/api/freelancer/${crewId}`]: buildFreelancerProfile({ user_id: crewId }),
    });
    const html = await htmlOf(await ask(`/profile/${company}`));
    expect(html).toContain('"@type":"Organization"');
    for (const shown of [
      'Open jobs (1)',
      'Reviews (1)',
      'Brief was right.',
      `"https://crew.example/profile/${company}"`,
    ])
      expect(html).toContain(shown);
    expect(html).not.toContain('noindex');
    const person = await htmlOf(await ask(`/profile/${crewId}`));
    expect(person).toContain('<meta name="robots" content="noindex"/>');
    expect(person).not.toContain('application/ld+json');
  });

  it('shows search engines the crew who want it, at one address, and is a 404 at any other [R503]', async () => {
    const person = '0193f2a0-0000-7000-8000-00000000000d';
    const profile = buildFreelancerProfile({ user_id: person, public_slug: 'priya-nair' });
    Object.assign(answers, {
      [`/api/freelancer/${person}`]: profile,
      '/api/freelancers/named/priya-nair': profile,
    });
    for (const address of ['/crew/priya-nair', `/profile/${person}`]) {
      const html = await htmlOf(await ask(address));
      expect(html).toContain('"@type":"Person","name":"Priya Nair","url":"https://crew.example/crew/priya-nair"');
      expect(html).toContain('<link rel="canonical" href="https://crew.example/crew/priya-nair"/>');
      expect(html).toContain('Twelve years of conferences.');
      expect(html).not.toContain('noindex');
    }
    const listed = [{ slug: 'priya-nair', updated_at: '2026-11-20T09:00:00.000Z' }];
    answers['/api/freelancers/sitemap?page=1'] = { total: 10_001, crew: listed };
    const sitemap = await htmlOf(await ask('/sitemap-crew.xml'));
    expect(sitemap).toContain('<loc>https://crew.example/crew/priya-nair</loc><lastmod>2026-11-20</lastmod>');
    expect(sitemap).not.toContain('/jobs');
    expect(await htmlOf(await ask('/robots.txt'))).toContain('Sitemap: https://crew.example/sitemap-crew-2.xml\n');
    expect((await ask('/sitemap-crew-3.xml')).status).toBe(503);
    const missing = await ask('/crew/no-such-name');
    expect([missing.status, (await htmlOf(missing)).includes('Page Not Found')]).toEqual([404, true]);
  });
});
