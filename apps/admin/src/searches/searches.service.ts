import { type MissedSearch, missedSearches } from '@crewcall/contracts-admin';
import type { SearchesFoundNothingPayload } from '@crewcall/contracts-jobs/dto';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MissedSearchRepository } from './missed-search.repository.js';

/** Long enough to compare a month with the one before. */
const KEPT_DAYS = 90;

/** What people look for and do not find: jobs that no company posts here. */
@Injectable()
export class SearchesService {
  constructor(private readonly searches: MissedSearchRepository) {}

  noteMissed({ day, terms }: SearchesFoundNothingPayload): Promise<void> {
    return this.searches.addMissedSearch(day, terms);
  }

  mostMissed(): Promise<MissedSearch[]> {
    return this.searches.mostMissed(missedSearches.days, missedSearches.shown);
  }

  @Recurring('prune-searches', { everySeconds: 24 * 3600 })
  pruneMissed(): Promise<void> {
    return this.searches.removeOlderThan(KEPT_DAYS);
  }
}
