import { type AlertMoments, alertMoments } from '@crewcall/contracts-bookings';
import { crewSearchFound } from '@crewcall/contracts-identity/dto';
import { savedSearchLimits } from '@crewcall/contracts-jobs';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CrewSearchFindRepository, type DueCrewSearch, type FoundCrew } from './crew-search-find.repository.js';

const CREW_AT_ONCE = 20;
const SEARCHES_AT_ONCE = 200;
const KEPT_MS = 30 * 86_400_000;

/** Publishes what saved searches of crew found, to the companies that saved them. */
@Injectable()
export class CrewSearchAlerts {
  constructor(
    private readonly finds: CrewSearchFindRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Tells within minutes, a batch to a transaction: one that is stopped halfway tells nothing twice. */
  @Recurring('alert-crew-searches', { everySeconds: 60 })
  async run(now = new Date()): Promise<void> {
    const moments = alertMoments(now);
    while ((await this.matchBatch(moments)) === CREW_AT_ONCE);
    while ((await this.transactions.run(() => this.tellBatch(moments))) === SEARCHES_AT_ONCE);
    await this.finds.dropFoundBefore(new Date(now.getTime() - KEPT_MS));
  }

  private matchBatch(moments: AlertMoments): Promise<number> {
    return this.transactions.run(() => this.finds.matchFresh(moments, savedSearchLimits.instantPerDay, CREW_AT_ONCE));
  }

  private async tellBatch({ now, today }: AlertMoments): Promise<number> {
    const due = await this.finds.holdDue(now, SEARCHES_AT_ONCE);
    if (!due.length) return 0;
    const ids = due.map(({ id }) => id);
    const found = await this.finds.untoldOf(ids, today, savedSearchLimits.told);
    for (const search of due)
      await this.publish(
        search,
        found.filter(({ searchId }) => searchId === search.id),
      );
    await this.finds.noteTold(ids, [...new Set(found.map(({ searchId }) => searchId))], today);
    return due.length;
  }

  private async publish({ id, userId, name, wanted, stopKey }: DueCrewSearch, found: FoundCrew[]): Promise<void> {
    const [first] = found;
    if (!first) return;
    const crew = found.map(({ userId: user_id, title, location }) => ({ user_id, title, location }));
    await this.events.publish(crewSearchFound, {
      subjectId: id,
      payload: { user_id: userId, name, wanted, stop_key: stopKey, total: first.total, crew },
    });
  }
}
