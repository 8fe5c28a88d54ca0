import { Inject, Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { JobsConfig } from '../config.js';
import type { JobFilters } from './job-filters.js';
import { JobListBusyError } from './job.errors.js';
import { JobTotalsRepository, type ListCount } from './job-totals.repository.js';

interface Remembered {
  /** The count is of this version or of a later one. */
  version: number;
  count: Promise<ListCount>;
}

/** So many filtered lists are counted from the start at one moment; the database has pages to find besides. */
const COUNTS_AT_ONCE = 3;
const COUNTS_WAITING = 100;

/**
 * How long a list is, exactly, without paying more for that than for the page: the unfiltered length is kept by the
 * database; a filtered one is counted once, and brought up to date by the changes since whenever a job has changed.
 */
@Injectable()
export class JobCountsService {
  private readonly remembered: LRUCache<string, Remembered>;
  private readonly counting = bulkhead(COUNTS_AT_ONCE, COUNTS_WAITING);

  constructor(
    @Inject(JobTotalsRepository)
    private readonly totals: Pick<JobTotalsRepository, 'findTotals' | 'countListed' | 'countSince' | 'countAmong'>,
    @Inject(JobsConfig) config: Pick<JobsConfig, 'countsKept'>,
  ) {
    this.remembered = new LRUCache({ max: config.countsKept });
  }

  /** @throws JobListBusyError while too many lists that were never counted wait for it */
  async countListed(filters: JobFilters): Promise<number> {
    const { besides } = filters;
    if (!besides) return this.countForAll(filters);
    // All readers share one count, of which this one does not see a few.
    const shared = { ...filters, besides: null };
    const [all, hidden] = await Promise.all([this.countForAll(shared), this.totals.countAmong(shared, besides)]);
    return Math.max(0, all - hidden);
  }

  private async countForAll(filters: JobFilters): Promise<number> {
    const { listed, version } = await this.totals.findTotals();
    const isFiltered = Object.values(filters).some((filter) => filter !== null);
    if (!isFiltered) return listed;
    const key = JSON.stringify(Object.values(filters));
    const known = this.remembered.get(key);
    const entry = known && known.version >= version ? known : this.begin(filters, version, key, known);
    return (await entry.count).count;
  }

  private begin(filters: JobFilters, version: number, key: string, known: Remembered | undefined): Remembered {
    const count = known ? this.bringUpToDate(filters, known) : this.countAll(filters);
    const entry: Remembered = { version, count };
    this.remembered.set(key, entry);
    count.then(
      (counted) => (entry.version = counted.version),
      // A count that failed must not be the answer to the next visitor.
      () => this.remembered.peek(key) === entry && this.remembered.delete(key),
    );
    return entry;
  }

  private async bringUpToDate(filters: JobFilters, known: Remembered): Promise<ListCount> {
    const last = await known.count.catch(() => null);
    return (last && (await this.totals.countSince(filters, last))) ?? this.countAll(filters);
  }

  private async countAll(filters: JobFilters): Promise<ListCount> {
    try {
      return await this.counting.execute(() => this.totals.countListed(filters));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new JobListBusyError() : error;
    }
  }
}
