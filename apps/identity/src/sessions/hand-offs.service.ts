import { createHash, randomBytes } from 'node:crypto';
import { handOffPrefix, type SessionAnswer } from '@crewcall/contracts-identity';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import type { ClientFacts } from './client-facts.js';
import { SessionStartsService } from './session-starts.service.js';
import { SessionEndedError } from './session.errors.js';

const LIFE_SECONDS = 60;

/** A token that gets its bearer one session, within a minute. Nothing else takes it for a token. */
@Injectable()
export class HandOffs {
  constructor(
    private readonly users: UsersService,
    private readonly starts: SessionStartsService,
    private readonly config: RedisConfig,
    @Inject(REDIS) private readonly redis: RedisConnection,
  ) {}

  static isOne(token: string): boolean {
    return token.startsWith(handOffPrefix);
  }

  async give(userId: string): Promise<string> {
    const token = `${handOffPrefix}${randomBytes(32).toString('base64url')}`;
    await this.redis.set(this.keyOf(token), userId, 'EX', LIFE_SECONDS);
    return token;
  }

  /** Of any number that ask at once, one receives it. @throws SessionEndedError */
  async exchange(token: string, client: ClientFacts): Promise<SessionAnswer> {
    const userId = await this.redis.getdel(this.keyOf(token));
    const user = userId ? await this.users.findById(userId) : null;
    if (!user) throw new SessionEndedError();
    return { user: presentUser(user), token: await this.starts.start(user, client) };
  }

  /** Only the hash is kept: who reads Redis cannot use it. */
  private keyOf(token: string): string {
    return `${this.config.prefix}:handoff:${createHash('sha256').update(token).digest('base64url')}`;
  }
}
