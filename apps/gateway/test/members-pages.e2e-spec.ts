import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MembersPage } from '@crewcall/contracts-core';
import { type FakeService, startService } from './fake-service.js';
import { nobody, startGateway, type TestGateway } from './start-gateway.js';

const shell = '<!doctype html><head><title>CrewCall</title></head><div id="root"></div>';

/** Speaks as the web app's own code does: who it is for, then what the page shows. */
const drawing = `
export const draw = async () => ({ html: '<p>public</p>', status: 200, styleHashes: [] });
export async function drawForMember({ address, answers }) {
  if (address.startsWith('/settings')) return null;
  if (address.includes('broken')) throw new Error('cannot');
  const session = answers['/api/auth/session'];
  if (!session) return { missing: ['/api/auth/session'] };
  const counts = answers['/api/applications/counts'];
  if (!counts) return { missing: ['/api/applications/counts'] };
  const { user } = session.body;
  const html = '<h1>' + user.id + '</h1>' + address + ' '.repeat(2000);
  return { html, rules: 'h1{}', title: 'Dashboard', cache: JSON.stringify(counts.body), user };
}`;
const tokenOf = (id: string): string => `Bearer head.${id}.sign`;

describe('members’ pages', () => {
  let gateway: TestGateway;
  let identity: FakeService;
  let jobs: FakeService;
  let folder: string;
  let countsStatus = 200;

  const get = (address: string, headers: Record<string, string> = {}) => fetch(gateway.url + address, { headers });
  const asMaya = { authorization: tokenOf('maya') };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crewcall-members-'));
    await mkdir(path.join(folder, 'server'));
    const files = { 'app.html': shell, 'index.html': shell, 'server/draw.mjs': drawing };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    identity = await startService(({ headers }, response) => {
      const [, id] = /^Bearer head\.(\w+)\.sign$/.exec(headers.authorization ?? '') ?? [];
      const isKnown = id !== undefined && id !== 'ended';
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? { user: { id } } : { error: 'Session expired' }));
    });
    jobs = await startService(({ headers }, response) => {
      response.writeHead(countsStatus, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ asked_by: headers.authorization }));
    });
    gateway = await startGateway({ WEB_ROOT: folder, IDENTITY_URL: identity.url, JOBS_URL: jobs.url });
  });
  beforeEach(() => {
    countsStatus = 200;
  });
  afterAll(async () => {
    await Promise.all([gateway.stop(), identity.stop(), jobs.stop()]);
    await rm(folder, { recursive: true });
  });

  it('are drawn from what the services tell the one whose token is sent, and kept by nobody [R044]', async () => {
    const answer = await get('/drawn/dashboard?tab=profile', asMaya);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      html: expect.stringContaining('<h1>maya</h1>/dashboard?tab=profile') as string,
      cache: JSON.stringify({ asked_by: asMaya.authorization }),
      user: { id: 'maya' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Authorization');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('are never another’s, whoever comes at the same time', async () => {
    const people = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const pages = await Promise.all(
      people.map(async (id) => {
        const answer = await get('/drawn/dashboard', { authorization: tokenOf(id) });
        return (await answer.json()) as MembersPage;
      }),
    );
    const facts = (id: string): [string, string] => [id, JSON.stringify({ asked_by: tokenOf(id) })];
    expect(pages.map(({ user, cache }) => [user.id, cache])).toEqual(people.map(facts));
  });

  it('are sent small', async () => {
    const answer = await get('/drawn/dashboard', { ...asMaya, 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(400);
  });

  it.each([
    ['no token', undefined],
    ['a token for one use', 'Bearer handoff_abc'],
    ['another scheme', 'Basic bWF5YTp4'],
    ['a session that has ended', tokenOf('ended')],
    ['a token beyond all measure', `Bearer a.${'b'.repeat(5000)}.c`],
  ])('are refused with %s [S34]', async (_what, authorization) => {
    const answer = await get('/drawn/dashboard', authorization ? { authorization } : {});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'AUTH_REQUIRED', request_id: expect.any(String) as string });
  });

  it('know nobody by a cookie [S34]', async () => {
    expect((await get('/drawn/dashboard', { cookie: 'auth_token=head.maya.sign' })).status).toBe(401);
  });

  it.each(['/drawn/settings', '/drawn/dashboard?broken=1', `/drawn/dashboard?a=${'a'.repeat(1000)}`])(
    'are left to the app when they cannot be drawn: %s',
    async (address) => {
      const answer = await get(address, asMaya);
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    },
  );

  it.each([403, 500])('are left to the app when a service answers %d', async (status) => {
    countsStatus = status;
    expect((await get('/drawn/dashboard', asMaya)).status).toBe(204);
  });

  it('are left to the app while a service is down, or nothing can be drawn', async () => {
    const broken = await startGateway({ WEB_ROOT: folder, IDENTITY_URL: identity.url, JOBS_URL: nobody });
    expect((await fetch(`${broken.url}/drawn/dashboard`, { headers: asMaya })).status).toBe(204);
    await broken.stop();
    const bare = await startGateway({ IDENTITY_URL: identity.url });
    expect((await fetch(`${bare.url}/drawn/dashboard`, { headers: asMaya })).status).toBe(204);
    await bare.stop();
  });

  it('count what they ask as requests of their visitor [S69]', async () => {
    const limited = await startGateway({
      WEB_ROOT: folder,
      IDENTITY_URL: identity.url,
      JOBS_URL: jobs.url,
      RATE_LIMIT_FACTOR: '0.1',
    });
    await limited.countsTogether();
    // Thirty looks at the session are allowed, and twelve pages.
    await Promise.all(Array.from({ length: 27 }, () => limited.client.get('/api/auth/session')));
    const statuses: number[] = [];
    for (let visit = 0; visit < 5; visit += 1)
      statuses.push((await fetch(`${limited.url}/drawn/dashboard`, { headers: asMaya })).status);
    await limited.stop();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
