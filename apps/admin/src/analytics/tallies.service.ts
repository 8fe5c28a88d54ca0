import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { HeardEventRepository } from './heard-event.repository.js';
import { type HeardEvent, tallyChangeOf } from './tally-change.js';
import { TallyRepository } from './tally.repository.js';
import { movesBetween, type UserFacts } from './tally.rules.js';

/** Keeps the platform's numbers: a subject changes, and the counters move by the difference, in one transaction. */
@Injectable()
export class Tallies {
  constructor(
    private readonly tallies: TallyRepository,
    private readonly events: HeardEventRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Keeps the event, and what it says of its subject. */
  async hear(envelope: HeardEvent): Promise<void> {
    const change = tallyChangeOf(envelope);
    if (!change) return;
    const { kind, heard, learn } = change;
    const id = heard.subject_id;
    await this.transactions.run(async () => {
      await this.events.addHeardEvent(heard);
      const before = await this.tallies.lockFacts(kind, id);
      const after = learn(before);
      await this.tallies.keepFacts(kind, id, after);
      await this.tallies.moveCounters(movesBetween(kind, before, after));
      if (kind === 'user' && (after as UserFacts).isDeleted) await this.events.forgetNameOf(id);
    });
  }

  /** A user of whom nothing is known has not refused. */
  wantsMail(userId: string): Promise<boolean> {
    return this.tallies.wantsMail(userId);
  }

  isAdmin(userId: string): Promise<boolean> {
    return this.tallies.isAdmin(userId);
  }

  namesOf(userIds: string[]): Promise<Map<string, string>> {
    return this.tallies.namesOf(userIds);
  }
}
