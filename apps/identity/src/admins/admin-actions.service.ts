import type { AdminAction } from '@crewcall/contracts-identity';
import { accountAdministered } from '@crewcall/contracts-identity/dto';
import { Events } from '@crewcall/platform-events';
import { RequestContext } from '@crewcall/platform-observability';
import { Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.service.js';

export interface RecordedAction {
  userId: string;
  action: AdminAction;
  reason?: string;
  /** Null when it was done at the machine itself, or by a decision elsewhere. */
  address?: string | null;
  before: object;
  after: object;
}

/** What others than its owner do to an account is written down with it, and told to the service that keeps the log. */
@Injectable()
export class AdminActions {
  constructor(
    private readonly audit: AccountAudit,
    private readonly events: Events,
  ) {}

  /** Part of the ambient transaction. Who did it is the actor of the request or of the event. */
  async record({ userId, action, reason, address = null, before, after }: RecordedAction): Promise<void> {
    const by = RequestContext.current()?.actorId ?? null;
    await this.audit.record(userId, action, { by, ...(reason ? { reason } : {}), before, after });
    await this.events.publish(accountAdministered, {
      subjectId: userId,
      payload: { deed: action, reason: reason ?? null, address, before, after },
    });
  }
}
