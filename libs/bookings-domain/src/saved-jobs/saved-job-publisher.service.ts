import { londonDayOf } from '@crewcall/contracts-jobs';
import { EVENT_BATCH_SIZE, savedJobChanged, type SavedJobChangedPayload } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DeadlineRepository } from '../deadlines/deadline.repository.js';
import { SavedJobRepository } from './saved-job.repository.js';
import { eventsOf } from './saved-job.rules.js';

const HOUR = 3_600_000;
const CLOSING_HOURS = 48;

type Words = Omit<SavedJobChangedPayload, 'user_ids'>;

/** Publishes what became of a job to those who saved it. */
@Injectable()
export class SavedJobPublisher {
  constructor(
    private readonly saved: SavedJobRepository,
    private readonly deadlines: DeadlineRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The last day of those that take applications for less than 48 hours more, and the first of those that still do. */
  closingDays(): { from: string; to: string } {
    const now = this.clock.now().getTime();
    const after = new Date(now + CLOSING_HOURS * HOUR);
    // It closes at the end of its day, so the day in which the 48 hours end is not yet among them.
    const to = new Date(Date.parse(londonDayOf(after)) - 24 * HOUR).toISOString().slice(0, 10);
    return { from: londonDayOf(new Date(now)), to };
  }

  /** A deadline’s worth of people, in the transaction that keeps it; who is left has the next deadline. */
  async publishChange(jobId: string): Promise<void> {
    this.transactions.require();
    const held = await this.saved.holdChanged(jobId, EVENT_BATCH_SIZE);
    if (!held) return;
    const { job, told } = held;
    const batches = new Batches();
    for (const { userId, hasApplied, ...before } of told) {
      if (hasApplied) continue;
      for (const one of eventsOf(before, job)) batches.add({ ...one, title: job.title, event_date: job.date }, userId);
    }
    await this.publish(jobId, job.version, batches);
    await this.saved.noteTold(
      jobId,
      told.map(({ userId }) => userId),
      job,
    );
    if (told.length === EVENT_BATCH_SIZE)
      await this.deadlines.setDeadlines([
        { kind: 'saved_job', subjectId: jobId, subjectVersion: 0, dueAt: this.clock.now() },
      ]);
  }

  /** Answers how many saved jobs were looked at. */
  async publishClosing(): Promise<number> {
    const { from, to } = this.closingDays();
    let looked = 0;
    for (;;) {
      const count = await this.transactions.run(() => this.publishClosingBatch(from, to));
      looked += count;
      if (count < EVENT_BATCH_SIZE) return looked;
    }
  }

  private async publishClosingBatch(from: string, to: string): Promise<number> {
    const closing = await this.saved.noteClosing(from, to, EVENT_BATCH_SIZE);
    const jobs = new Map(closing.map((one) => [one.jobId, one]));
    for (const [jobId, { title, date, version }] of jobs) {
      const batches = new Batches();
      for (const one of closing)
        if (one.jobId === jobId && !one.hasApplied)
          batches.add({ what: 'closing', changed: [], title, event_date: date }, one.userId);
      await this.publish(jobId, version, batches);
    }
    return closing.length;
  }

  private async publish(subjectId: string, version: number, batches: Batches): Promise<void> {
    for (const payload of batches.payloads) await this.events.publish(savedJobChanged, { subjectId, version, payload });
  }
}

/** People who are told the same, together. */
class Batches {
  private readonly byWords = new Map<string, SavedJobChangedPayload>();

  add(words: Words, userId: string): void {
    const key = `${words.what} ${words.changed.join()}`;
    const known = this.byWords.get(key);
    if (known) known.user_ids.push(userId);
    else this.byWords.set(key, { ...words, user_ids: [userId] });
  }

  get payloads(): SavedJobChangedPayload[] {
    return [...this.byWords.values()];
  }
}
