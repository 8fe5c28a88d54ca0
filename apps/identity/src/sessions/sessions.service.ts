import type { SessionAnswer } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';
import { presentUser } from '../users/user.presenter.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { EndedSessionRepository } from './ended-session.repository.js';
import { SessionEndingsService } from './session-endings.service.js';
import { SessionEndedError } from './session.errors.js';
import { isHalfSpent, isIdleTooLong } from './session.policy.js';
import { SessionRepository } from './session.repository.js';
import { TokenSigner } from './token-signer.service.js';

const TOUCH_AFTER_MS = 60_000;
/** So many idle sessions one look finds. */
const AT_ONCE = 500;

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ended: EndedSessionRepository,
    private readonly users: UsersService,
    private readonly endings: SessionEndingsService,
    private readonly tokens: TokenSigner,
    private readonly config: IdentityConfig,
  ) {}

  /** Who the caller is now, with a fresh token when theirs is past its middle or names an old role. */
  async current(actor: Actor, tokenIssuedAt: number): Promise<SessionAnswer> {
    const user = await this.stillIn(actor);
    // A token that only reads leads to none that does more.
    const isStale = !actor.isReadOnly && (isHalfSpent(tokenIssuedAt, new Date()) || user.role !== actor.role);
    return { user: presentUser(user), ...(isStale ? { token: this.tokens.sign(user, actor.sessionId) } : {}) };
  }

  /** The same for who comes with a token that has run out: always with a fresh one. */
  async renew(actor: Actor): Promise<SessionAnswer> {
    const user = await this.stillIn(actor);
    return { user: presentUser(user), token: this.tokens.sign(user, actor.sessionId) };
  }

  /** Who a session is of, or null when it ended or its user may not be here any more. */
  async userOf({ id, sessionId }: Pick<Actor, 'id' | 'sessionId'>): Promise<UserEntity | null> {
    const session = await this.sessions.findLive(sessionId, id);
    if (!session || isIdleTooLong(session, this.config.sessionIdleDays, new Date())) return null;
    const user = await this.users.findById(id);
    return user?.suspendedAt ? null : user;
  }

  /** Idle ones end like any other, for what is tied to them; those that can no longer be used are of no interest after a month. */
  @Recurring('sweep-sessions', { everySeconds: 6 * 3600 })
  async sweep(): Promise<void> {
    for (let users = await this.idle(); users.length; users = await this.idle())
      for (const { user_id, ids } of users) await this.endings.end(user_id, ids);
    await this.sessions.removeUnusable(this.config.sessionIdleDays);
    await this.ended.removeOld();
  }

  /** Signing out twice, or without a session, is no mistake. */
  async end(actor: Actor | null): Promise<void> {
    if (actor) await this.endings.end(actor.id, [actor.sessionId]);
  }

  private idle() {
    return this.sessions.idleByUser(this.config.sessionIdleDays, AT_ONCE);
  }

  /** @throws SessionEndedError when the session ended or was idle for too long, or its user may not be here any more */
  private async stillIn({ id, sessionId }: Actor): Promise<UserEntity> {
    const now = new Date();
    const session = await this.sessions.findLive(sessionId, id);
    const user = session && (await this.users.findById(id));
    if (!session || !user || user.suspendedAt || isIdleTooLong(session, this.config.sessionIdleDays, now)) {
      throw new SessionEndedError();
    }
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) await this.sessions.touchSession(session.id);
    return user;
  }
}
