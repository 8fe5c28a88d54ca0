import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { TallyRepository } from './tally.repository.js';
import { contributionOf } from './tally.rules.js';

const PAGE = 1000;

/** Builds every number anew from what is known of each user, job and application: after a mistake in the counting. */
@Injectable()
export class RecountService {
  constructor(
    private readonly tallies: TallyRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Answers how many subjects were counted. News waits until it is done. */
  recount(): Promise<number> {
    return this.transactions.run(async () => {
      await this.tallies.holdAll();
      const sums = new Map<string, number>();
      let counted = 0;
      let page = await this.tallies.subjectsAfter(null, PAGE);
      while (page.length) {
        for (const { kind, facts } of page)
          for (const [counter, by] of Object.entries(contributionOf(kind, facts)))
            sums.set(counter, (sums.get(counter) ?? 0) + by);
        counted += page.length;
        page = await this.tallies.subjectsAfter(page.at(-1) ?? null, PAGE);
      }
      await this.tallies.clearCounters();
      await this.tallies.move([...sums].sort(([a], [b]) => a.localeCompare(b)));
      return counted;
    });
  }
}
