import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ChosenRole, chosenRoles, type ExternalProvider, isReturnKey } from '@crewcall/contracts-identity';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

/** What has to be known again when a user comes back from a provider. */
export interface ExternalState {
  provider: ExternalProvider;
  /** Sent along as `state`: shows that the answer belongs to this browser. */
  state: string;
  /** Of PKCE: shows that the service that redeems the code is the one that asked for it. */
  verifier: string;
  /** Sent along and returned in the id token. */
  nonce: string;
  /** Chosen on the Sign Up tab, for a new account. */
  role: ChosenRole;
  /** Of the page that asked: it takes back only what it asked for. */
  returnKey: string | null;
  /** Milliseconds since 1970. */
  expires: number;
}

export const STATE_SECONDS = 600;

const isRole = (role: unknown): role is ChosenRole => chosenRoles.some((known) => known === role);
export const returnKeyOr = (key: unknown): string | null => (isReturnKey(key) ? key : null);
export const roleOr = (role: unknown): ChosenRole => (isRole(role) ? role : 'freelancer');

/** Keeps the state of a sign-in in the browser that began it: signed, for ten minutes, and good for one return. */
@Injectable()
export class ExternalStates {
  constructor(
    private readonly config: IdentityConfig,
    private readonly redisConfig: RedisConfig,
    @Inject(REDIS) private readonly redis: RedisConnection,
  ) {}

  begin(
    provider: ExternalProvider,
    wanted: Pick<ExternalState, 'verifier' | 'nonce' | 'role' | 'returnKey'>,
  ): ExternalState {
    const state = randomBytes(24).toString('base64url');
    return { ...wanted, provider, state, expires: Date.now() + STATE_SECONDS * 1000 };
  }

  seal(state: ExternalState): string {
    const text = Buffer.from(JSON.stringify(state)).toString('base64url');
    return `${text}.${this.signatureOf(text)}`;
  }

  /** Null for whatever we did not give to this browser for this provider, and for what came back before. */
  async open(sealed: string | undefined, provider: ExternalProvider, state: unknown): Promise<ExternalState | null> {
    const [text = '', signature = ''] = (sealed ?? '').split('.');
    const expected = Buffer.from(this.signatureOf(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const known = JSON.parse(Buffer.from(text, 'base64url').toString()) as ExternalState;
    if (known.state !== state || known.provider !== provider || known.expires < Date.now()) return null;
    const key = `${this.redisConfig.prefix}:external-state:${known.state}`;
    return (await this.redis.set(key, '1', 'EX', STATE_SECONDS, 'NX')) === 'OK' ? known : null;
  }

  private signatureOf(text: string): string {
    return createHmac('sha256', `external-state:${this.config.privateKey}`).update(text).digest('base64url');
  }
}
