import { reminderTimes } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { NoPayload, Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { type DeadlineKind, DeadlineRepository } from './deadline.repository.js';
import { keepDeadlines } from './keep-deadlines.js';
import type { OfferEntity } from '../offers/offer.entity.js';

const NUDGED_AHEAD_MS = 24 * 3_600_000;
const MINUTE = 60_000;

/** Sets what is to happen when, and wakes the worker. What was set for an offer before acts no more. */
@Injectable()
export class DeadlineSetter {
  constructor(
    private readonly deadlines: DeadlineRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  /** The offer is to be saved by the caller: its version of deadlines grows. */
  async setFor(offer: OfferEntity, kind: 'expire' | 'lapse', dueAt: Date): Promise<void> {
    offer.deadlineVersion += 1;
    const of = { subjectId: offer.id, subjectVersion: offer.deadlineVersion };
    const reminders = reminderTimes(this.clock.now(), dueAt);
    await this.deadlines.setDeadlines([
      { kind, dueAt, ...of },
      ...reminders.map((at) => ({ kind: 'remind' as const, dueAt: at, ...of })),
    ]);
    await this.nudge(dueAt);
  }

  /** As soon as a worker comes to it. */
  setNow(kind: DeadlineKind, subjectId: string, subjectVersion = 0): Promise<void> {
    return this.setAt(kind, subjectId, this.clock.now(), subjectVersion);
  }

  async setAt(kind: DeadlineKind, subjectId: string, dueAt: Date, subjectVersion = 0): Promise<void> {
    await this.deadlines.setDeadlines([{ kind, subjectId, subjectVersion, dueAt }]);
    await this.nudge(dueAt);
  }

  /** One nudge a minute is enough: the worker takes whatever is due by then, and looks by itself besides. */
  private async nudge(dueAt: Date): Promise<void> {
    const delayMs = Math.max(0, dueAt.getTime() - this.clock.now().getTime());
    if (delayMs > NUDGED_AHEAD_MS) return;
    const key = `deadlines-${Math.floor(dueAt.getTime() / MINUTE)}`;
    await this.tasks.enqueue(keepDeadlines, new NoPayload(), { delayMs, ...(delayMs && { key }) });
  }
}
