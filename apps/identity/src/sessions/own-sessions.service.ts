import { isRecordId } from '@crewcall/contracts-core';
import type { OwnSession } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';
import { SessionEndingsService } from './session-endings.service.js';
import { SessionMissingError } from './session.errors.js';
import { isIdleTooLong } from './session.policy.js';
import type { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

/** Where a person is signed in, and how they end it elsewhere. No user sees or ends another's. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly endings: SessionEndingsService,
    private readonly config: IdentityConfig,
  ) {}

  /** For an administrator's look at an account. */
  liveOf(userId: string): Promise<SessionEntity[]> {
    return this.sessions.liveSessionsOf(userId);
  }

  /** Last used first, the one that asks before all; at most fifty, for no user has more. */
  async list(actor: Actor): Promise<OwnSession[]> {
    const now = new Date();
    const live = await this.sessions.liveSessionsOf(actor.id);
    return live
      .filter((session) => !isIdleTooLong(session, this.config.sessionIdleDays, now))
      .map(({ id, device, place, createdAt, lastSeenAt }) => ({
        id,
        device,
        place,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: id === actor.sessionId,
      }))
      .sort((a, b) => Number(b.is_current) - Number(a.is_current));
  }

  /** @throws SessionMissingError for one that ended and for another person's: which of them is not said */
  async end(actor: Actor, id: string): Promise<void> {
    const session = isRecordId(id) ? await this.sessions.findLive(id, actor.id) : null;
    if (!session) throw new SessionMissingError();
    await this.endings.end(actor.id, [session.id]);
  }

  endOthers(actor: Actor): Promise<void> {
    return this.endings.endAllOf(actor.id, { except: actor.sessionId });
  }
}
