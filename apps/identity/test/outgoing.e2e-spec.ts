import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Identity } from './identity.js';
import { Browser } from './oidc-server.js';

/** A server that notes the path of every request. */
class Listener {
  readonly asked: string[] = [];
  private readonly server: Server;

  constructor(answer: (path: string, response: ServerResponse) => void) {
    this.server = createServer((request: IncomingMessage, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x');
      this.asked.push(pathname);
      answer(pathname, response);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

describe('what identity fetches', () => {
  let insideUrl = '';
  let redirects = '';
  const inside = new Listener((_path, response) => response.end('{"access_token":"inside","id":"1"}'));
  const upstream = new Listener((path, response) => {
    if (path === redirects) response.writeHead(302, { location: `${insideUrl}/secret` }).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":"x"}');
  });
  let identity: Identity;
  beforeAll(async () => {
    insideUrl = await inside.open();
    const upstreamUrl = await upstream.open();
    identity = await Identity.start({
      EXTERNAL_SIGN_IN_URL: upstreamUrl,
      FACEBOOK_CLIENT_ID: 'crewcall-facebook',
      FACEBOOK_CLIENT_SECRET: 'secret',
      PLACES_PROVIDER: 'nominatim',
      NOMINATIM_URL: upstreamUrl,
    });
  });
  beforeEach(() => {
    upstream.asked.length = 0;
  });
  afterAll(async () => {
    await identity.stop();
    await upstream.close();
    await inside.close();
  });

  it.each([
    ['/token', ['/token']],
    ['/userinfo', ['/token', '/userinfo']],
  ])('of a provider whose %s redirects is not what it redirects to [S61]', async (path, asked) => {
    redirects = path;
    const browser = new Browser(identity.service.baseUrl);
    const state = new URL((await browser.leave('facebook')).location).searchParams.get('state') ?? '';
    const answer = await browser.comeBack(`/api/auth/facebook/callback?code=x&state=${state}`);
    expect(answer).toMatchObject({ oauth_error: 'failed' });
    expect([upstream.asked, inside.asked]).toEqual([asked, []]);
  });

  it('of Nominatim is not what it redirects to [S61]', async () => {
    redirects = '/search';
    expect((await identity.anonymous.get('/api/locations/search?query=Otley')).status).toBe(503);
    expect([upstream.asked, inside.asked]).toEqual([['/search'], []]);
  });

  it('is no address that a person gives [S61]', async () => {
    const [crew, company] = [await identity.hasPerson(), await identity.hasPerson({ role: 'recruiter' })];
    const url = `${insideUrl}/given`;
    const links = { portfolio_url: url, linkedin_url: url, website_url: url };
    expect((await crew.client.post('/api/freelancer', links)).status).toBe(201);
    const companyLinks = { company_name: 'Northlight', website_url: url, linkedin_url: url };
    expect((await company.client.post('/api/recruiter', companyLinks)).status).toBe(201);
    const picture = { profile_photo_url: `${url}.png` };
    expect((await crew.client.put(`/api/freelancer/${crew.user.id}`, picture)).status).toBe(400);
    const logo = { company_logo_url: `${url}.png` };
    expect((await company.client.put(`/api/recruiter/${company.user.id}`, logo)).status).toBe(400);
    for (const path of [`/api/freelancer/${crew.user.id}`, `/api/recruiter/${company.user.id}`, '/api/freelancers'])
      expect((await identity.anonymous.get(path)).status).toBe(200);
    await fetch(`${insideUrl}/it-listens`);
    expect(inside.asked).toEqual(['/it-listens']);
  });
});
