import { type AlertMoments, alertMoments } from '@crewcall/contracts-bookings';
import { areaOf, savedSearchLimits } from '@crewcall/contracts-jobs';
import { savedSearchFound } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type DueSearch, FINDS_KEPT_MS, type FoundJob, SearchFindRepository } from './search-find.repository.js';

/** New jobs of one statement: against a hundred thousand searches far from what a statement may take. */
const JOBS_AT_ONCE = 5;
const SEARCHES_AT_ONCE = 200;

/** Publishes what saved searches found, to those who saved them. */
@Injectable()
export class SearchAlerts {
  constructor(
    private readonly finds: SearchFindRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A batch to a transaction: one that is stopped halfway tells nothing twice. Answers how many alerts went out. */
  async run(): Promise<number> {
    const moments = alertMoments(this.clock.now());
    await this.matchAll(moments);
    let alerts = 0;
    for (;;) {
      const batch = await this.transactions.run(() => this.tellBatch(moments));
      alerts += batch.alerts;
      if (batch.searches < SEARCHES_AT_ONCE) break;
    }
    await this.finds.dropFoundBefore(new Date(moments.now.getTime() - FINDS_KEPT_MS));
    return alerts;
  }

  /** As far as there are new jobs. */
  async matchAll(moments: AlertMoments): Promise<void> {
    for (;;) {
      const taken = await this.transactions.run(() =>
        this.finds.matchFresh(moments, savedSearchLimits.instantPerDay, JOBS_AT_ONCE),
      );
      if (taken < JOBS_AT_ONCE) return;
    }
  }

  private async tellBatch({ now, today }: AlertMoments): Promise<{ searches: number; alerts: number }> {
    const due = await this.finds.holdDue(now, SEARCHES_AT_ONCE);
    if (!due.length) return { searches: 0, alerts: 0 };
    const ids = due.map(({ id }) => id);
    const found = await this.finds.untoldOf(ids, savedSearchLimits.told);
    for (const search of due)
      await this.publish(
        search,
        found.filter(({ searchId }) => searchId === search.id),
      );
    const alerted = [...new Set(found.map(({ searchId }) => searchId))];
    await this.finds.noteTold(ids, alerted, today);
    return { searches: due.length, alerts: alerted.length };
  }

  private async publish({ id, userId, name, wanted, stopKey }: DueSearch, jobs: readonly FoundJob[]): Promise<void> {
    const [first] = jobs;
    if (!first) return;
    await this.events.publish(savedSearchFound, {
      subjectId: id,
      payload: {
        user_id: userId,
        name,
        wanted,
        stop_key: stopKey,
        total: first.total,
        jobs: jobs.map(({ id: job_id, title, date, rate, location, hidesPlace }) => ({
          job_id,
          title,
          event_date: date,
          location: hidesPlace ? areaOf(location) : location,
          rate,
        })),
      },
    });
  }
}
