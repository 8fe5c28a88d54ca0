import { sessionsRevoked } from '@crewcall/contracts-identity/dto';
import { SessionRevocations } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { EndedSessionRepository } from './ended-session.repository.js';
import { revokeTokens } from './revoke-tokens.task.js';
import { SessionRepository } from './session.repository.js';

/** Ends sessions everywhere at once: their tokens are refused by every service and their sockets closed. */
@Injectable()
export class SessionEndingsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ended: EndedSessionRepository,
    private readonly transactions: Transactions,
    private readonly revocations: SessionRevocations,
    private readonly events: Events,
    private readonly tasks: Tasks,
  ) {}

  /** All of a person's sessions, but for the one they are using when it is named. */
  endAllOf(userId: string, { except }: { except?: string } = {}): Promise<void> {
    return this.transactions.run(async () => {
      const ids = await this.sessions.liveIdsOf(userId);
      await this.end(
        userId,
        ids.filter((id) => id !== except),
      );
    });
  }

  end(userId: string, ids: string[]): Promise<void> {
    if (!ids.length) return Promise.resolve();
    return this.transactions.run(async () => {
      await this.sessions.revokeSessions(ids);
      await this.ended.addEndedSessions(ids);
      await this.events.publish(sessionsRevoked, { subjectId: userId, payload: { session_ids: ids } });
      // At once for the ordinary day; by a task, too, for the day on which Redis is away at this very moment.
      await this.tasks.enqueue(revokeTokens, { session_ids: ids });
      this.transactions.afterCommit(async () => {
        for (const id of ids) await this.revocations.revokeSession(id);
      });
    });
  }
}
