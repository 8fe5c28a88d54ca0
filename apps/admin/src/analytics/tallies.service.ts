import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { TallyRepository } from './tally.repository.js';
import { type FactsByKind, movesBetween, type SubjectKind } from './tally.rules.js';

/** Keeps the platform's numbers: a subject changes, and the counters move by the difference, in one transaction. */
@Injectable()
export class Tallies {
  constructor(
    private readonly tallies: TallyRepository,
    private readonly transactions: Transactions,
  ) {}

  learn<K extends SubjectKind>(kind: K, id: string, change: (known: FactsByKind[K]) => FactsByKind[K]): Promise<void> {
    return this.transactions.run(async () => {
      const before = await this.tallies.lock(kind, id);
      const after = change(before);
      await this.tallies.keep(kind, id, after);
      await this.tallies.move(movesBetween(kind, before, after));
    });
  }

  /** Somebody of whom nothing is known has not refused. */
  wantsMail(userId: string): Promise<boolean> {
    return this.tallies.wantsMail(userId);
  }

  namesOf(userIds: string[]): Promise<Map<string, string>> {
    return this.tallies.namesOf(userIds);
  }
}
