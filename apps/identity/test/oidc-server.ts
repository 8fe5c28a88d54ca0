import type { ExternalProvider, User } from '@crewcall/contracts-identity';
import { newId } from '@crewcall/platform-database';
import { OAuth2Server } from 'oauth2-mock-server';

type Profile = Record<string, unknown>;

/** Answers in the shapes that the three providers document. */
export const profiles = {
  google: (email: string): Profile => ({
    sub: newId(),
    name: 'Ana Reyes',
    given_name: 'Ana',
    family_name: 'Reyes',
    picture: 'https://lh3.googleusercontent.com/a/photo=s96-c',
    email,
    email_verified: true,
  }),
  facebook: (email: string): Profile => ({ id: newId(), email, first_name: 'Ana', last_name: 'Reyes' }),
  linkedin: (email: string): Profile => ({
    sub: newId(),
    name: 'Ana Reyes',
    given_name: 'Ana',
    family_name: 'Reyes',
    locale: { country: 'GB', language: 'en' },
    email,
    email_verified: true,
  }),
};

/** A real OpenID Connect server: it signs tokens, keeps codes and checks PKCE. Whom it signs in, the spec says. */
export class OidcServer {
  /** Put over the claims of the next id tokens; undefined takes one away. */
  claims: Profile = {};
  private profile: Profile = {};
  private status = 200;

  private constructor(private readonly server: OAuth2Server) {
    server.service.on('beforeUserinfo', (answer: { body: unknown; statusCode: number }) => {
      answer.body = this.profile;
      answer.statusCode = this.status;
    });
    server.service.on('beforeTokenSigning', ({ payload }: { payload: Profile }) => {
      Object.assign(payload, { sub: this.profile['sub'] }, this.claims);
    });
  }

  static async start(): Promise<OidcServer> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    // Its own idea of itself is localhost; the service compares by the letter.
    server.issuer.url = `http://127.0.0.1:${server.address().port}`;
    return new OidcServer(server);
  }

  get url(): string {
    return this.server.issuer.url ?? '';
  }

  answers(profile: Profile, status = 200): void {
    this.profile = profile;
    this.status = status;
  }

  reset(): void {
    this.claims = {};
    this.answers({});
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}

interface HandedOver {
  oauth_success: string;
  token: string;
  user: User;
}

/** What a browser does between the sign-in page and the provider: follows, and keeps the cookie. */
export class Browser {
  cookie = '';

  constructor(private readonly baseUrl: string) {}

  async leave(provider: ExternalProvider, query = ''): Promise<{ location: string; cookie: string }> {
    const answer = await this.follow(`${this.baseUrl}/api/auth/${provider}${query}`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    this.cookie = /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? '';
    return { location: answer.headers.get('location') ?? '', cookie };
  }

  /** The person agrees; answers the path that the provider sends the browser back to. */
  async throughProvider(location: string): Promise<string> {
    const back = new URL((await this.follow(location)).headers.get('location') ?? '');
    return `${back.pathname}${back.search}`;
  }

  /** What the address of the sign-in page then says, in its query or in its hash. */
  async comeBack(path: string, { keepsCookie = false } = {}): Promise<Record<string, string>> {
    const answer = await this.follow(`${this.baseUrl}${path}`);
    const to = new URL(answer.headers.get('location') ?? '', 'http://nowhere.test');
    if (answer.status !== 302 || to.pathname !== '/auth')
      throw new Error(`${path} answered ${answer.status} ${to.href}`);
    if (to.hash && !keepsCookie) expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    return Object.fromEntries([...to.searchParams, ...new URLSearchParams(to.hash.slice(1))]);
  }

  async errorFrom(provider: ExternalProvider): Promise<Record<string, string>> {
    return this.comeBack(await this.throughProvider((await this.leave(provider)).location));
  }

  async signIn(provider: ExternalProvider, query = ''): Promise<HandedOver> {
    const path = await this.throughProvider((await this.leave(provider, query)).location);
    const { oauth_success = '', token = '', user = 'null', ...rest } = await this.comeBack(path);
    if (!token) throw new Error(`Not signed in: ${JSON.stringify(rest)}`);
    return { oauth_success, token, user: JSON.parse(user) as User };
  }

  private follow(url: string): Promise<Response> {
    return fetch(url, {
      redirect: 'manual',
      headers: this.cookie ? { cookie: `crewcall_external=${this.cookie}` } : {},
    });
  }
}
