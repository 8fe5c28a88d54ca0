import { calendarsLookedAt } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const LOOKS_KEPT = 100_000;

/** Publishes whose days a company read in the directory: jobs counts it for the person, once a company and day. */
@Injectable()
export class CalendarLooks {
  /** Only to publish less: what is published twice is counted once. */
  private readonly published = new LRUCache<string, true>({ max: LOOKS_KEPT });

  constructor(
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async noteLooks(companyId: string, userIds: readonly string[], day: string): Promise<void> {
    const keyOf = (userId: string): string => `${companyId} ${day} ${userId}`;
    const user_ids = userIds.filter((userId) => !this.published.has(keyOf(userId)));
    if (!user_ids.length) return;
    const payload = { user_ids, day };
    await this.transactions.run(() => this.events.publish(calendarsLookedAt, { subjectId: companyId, payload }));
    for (const userId of user_ids) this.published.set(keyOf(userId), true);
  }
}
