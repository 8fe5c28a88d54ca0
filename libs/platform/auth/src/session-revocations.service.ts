import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RedisConfig } from '@crewcall/platform-config';
import { connectSubscriber, REDIS, type RedisConnection } from '@crewcall/platform-database';
import { TOKEN_LIFE_SECONDS } from './actor.js';

export interface Revocation {
  kind: 'session' | 'user';
  id: string;
  /** For a user: tokens issued up to this second are dead. Seconds since 1970. */
  at: number;
}

type Listener = (revocation: Revocation) => void;

/** Longer than the token that is refused for it, and than the tolerance of its verifier's clock. */
export const REVOCATION_LIFE_SECONDS = TOKEN_LIFE_SECONDS + 60;

/**
 * Which sessions are dead. Redis holds the list for as long as a token could live and is asked on every request;
 * what was announced meanwhile is remembered here too, so that a sign-out still counts while Redis is away.
 * See docs/adr/0003-sessions-and-revocation.md.
 */
@Injectable()
export class SessionRevocations implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SessionRevocations.name);
  private readonly heard = new Map<string, { at: number; forgetAt: number }>();
  private readonly listeners = new Set<Listener>();
  private readonly subscriber: RedisConnection;

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: RedisConfig,
  ) {
    this.subscriber = connectSubscriber(redis, { lazyConnect: true });
  }

  onModuleInit(): void {
    this.subscriber.on('message', (_channel, text) => this.hear(JSON.parse(text) as Revocation));
    // Not awaited: a service boots without Redis and listens once it is there.
    this.subscriber.subscribe(this.channel).catch((error: Error) => this.logger.warn(error.message));
  }

  onApplicationShutdown(): void {
    this.subscriber.disconnect();
  }

  /** Ends one session everywhere. Identity alone calls this. */
  revokeSession(sessionId: string): Promise<void> {
    return this.announce([{ kind: 'session', id: sessionId, at: Math.floor(Date.now() / 1000) }]);
  }

  /** Ends every session of a person that began before now: suspension, deletion, a new password. */
  revokeUser(userId: string): Promise<void> {
    return this.announce([{ kind: 'user', id: userId, at: Math.floor(Date.now() / 1000) }]);
  }

  /** Announces again what Redis may have lost; doing so twice changes nothing. */
  repeat(revocations: Revocation[]): Promise<void> {
    return this.announce(revocations);
  }

  onRevoked(listener: Listener): void {
    this.listeners.add(listener);
  }

  async isRevoked(token: { sessionId: string; userId: string; issuedAt: number }): Promise<boolean> {
    const sessionKey = this.key('session', token.sessionId);
    const userKey = this.key('user', token.userId);
    if (this.heard.has(sessionKey) || token.issuedAt <= (this.heard.get(userKey)?.at ?? -1)) return true;
    try {
      // Two, since they may be in two parts of a cluster; they travel together all the same.
      const [session, user] = await Promise.all([this.redis.get(sessionKey), this.redis.get(userKey)]);
      return session !== null || (user !== null && token.issuedAt <= Number(user));
    } catch {
      return false;
    }
  }

  private async announce(revocations: Revocation[]): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const announcing = revocations.map((revocation) => {
      const seconds = Math.max(1, revocation.at + REVOCATION_LIFE_SECONDS - now);
      this.hear(revocation);
      return Promise.all([
        this.redis.set(this.key(revocation.kind, revocation.id), String(revocation.at), 'EX', seconds),
        this.redis.publish(this.channel, JSON.stringify(revocation)),
      ]);
    });
    await Promise.all(announcing);
  }

  private hear(revocation: Revocation): void {
    const now = Date.now();
    const key = this.key(revocation.kind, revocation.id);
    this.heard.delete(key); // so that what is forgotten first always stands first
    this.heard.set(key, { at: revocation.at, forgetAt: now + REVOCATION_LIFE_SECONDS * 1000 });
    for (const [oldest, { forgetAt }] of this.heard) {
      if (forgetAt >= now) break;
      this.heard.delete(oldest);
    }
    for (const listener of this.listeners) listener(revocation);
  }

  private get channel(): string {
    return `${this.config.prefix}:revocations`;
  }

  private key(kind: Revocation['kind'], id: string): string {
    return `${this.config.prefix}:revoked:${kind}:${id}`;
  }
}
