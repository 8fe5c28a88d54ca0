import { jobOrigins } from '@crewcall/contracts-jobs';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { JobCountsService } from './job-counts.service.js';
import type { JobFilters, PageBounds } from './job-filters.js';
import { JobSearchRepository } from './job-search.repository.js';
import { matchTiers } from './job-words.js';

/** So many can be put in order in one statement. */
const RANKED_AT_ONCE = 500;

/**
 * The list with the best first: our own jobs before advertisements, titles that match before descriptions before
 * companies, the newest first among equals. Few are ranked together; of many, each rank is a list of its own, read in
 * turn, so that no page costs more than a page of one list.
 */
@Injectable()
export class BestJobsService {
  constructor(
    private readonly search: JobSearchRepository,
    private readonly counts: JobCountsService,
  ) {}

  async findBest(filters: JobFilters, bounds: PageBounds): Promise<{ found: JobEntity[]; total: number }> {
    const total = await this.counts.countListed(filters);
    if (bounds.offset >= total) return { found: [], total };
    const isFew = filters.search !== null && total <= RANKED_AT_ONCE;
    const found = isFew ? await this.search.findRanked(filters, bounds) : await this.findInTurn(filters, bounds);
    return { found, total };
  }

  private async findInTurn(filters: JobFilters, { limit, offset: wanted }: PageBounds): Promise<JobEntity[]> {
    const found: JobEntity[] = [];
    let offset = wanted;
    for (const [at, rank] of ranksOf(filters).entries()) {
      // The first one often fills the first page; of all others it is known how long they are.
      if (at > 0 || offset > 0) {
        const length = await this.counts.countListed(rank);
        if (offset >= length) {
          offset -= length;
          continue;
        }
      }
      found.push(...(await this.search.findListed(rank, { limit: limit - found.length, offset })));
      if (found.length === limit) break;
      offset = 0;
    }
    return found;
  }
}

function ranksOf(filters: JobFilters): JobFilters[] {
  const origins = filters.origin ? [filters.origin] : jobOrigins;
  const tiers = filters.search === null ? [null] : matchTiers;
  return origins.flatMap((origin) => tiers.map((tier) => ({ ...filters, origin, tier })));
}
