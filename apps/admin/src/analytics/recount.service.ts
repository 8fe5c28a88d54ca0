import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { HeardEventRepository } from './heard-event.repository.js';
import { type HeardEvent, tallyChangeOf } from './tally-change.js';
import { TallyRepository } from './tally.repository.js';
import { contributionOf, type FactsByKind, type SubjectKind } from './tally.rules.js';

const PAGE = 1000;

interface Subject {
  kind: SubjectKind;
  id: string;
  facts: FactsByKind[SubjectKind];
}

/** Makes every figure anew by replaying what was heard: after a mistake in the counting. */
@Injectable()
export class RecountService {
  constructor(
    private readonly tallies: TallyRepository,
    private readonly events: HeardEventRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Answers how many subjects were counted. TallyChange waits until it is done. */
  recount(): Promise<number> {
    return this.transactions.run(async () => {
      await this.tallies.holdSubjects();
      for await (const { kind, id, facts } of this.replayed()) {
        await this.tallies.lockFacts(kind, id);
        await this.tallies.keepFacts(kind, id, facts);
      }
      return this.countSubjects();
    });
  }

  /** Each subject once, as all that was heard of it leaves it. */
  private async *replayed(): AsyncGenerator<Subject> {
    let subject: Subject | null = null;
    for await (const event of this.heard()) {
      const change = tallyChangeOf(event);
      if (!change) continue;
      if (subject && subject.id !== event.subject_id) yield subject;
      const known: Subject =
        subject?.id === event.subject_id ? subject : { ...change, id: event.subject_id, facts: {} };
      subject = { kind: known.kind, id: known.id, facts: change.learn(known.facts) };
    }
    if (subject) yield subject;
  }

  private async *heard(): AsyncGenerator<HeardEvent> {
    let page = await this.events.heardEventsAfter(null, PAGE);
    while (page.length) {
      yield* page;
      page = await this.events.heardEventsAfter(page.at(-1) ?? null, PAGE);
    }
  }

  private async countSubjects(): Promise<number> {
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
    await this.tallies.moveCounters([...sums].sort(([a], [b]) => a.localeCompare(b)));
    return counted;
  }
}
