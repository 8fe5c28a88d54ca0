import { Inject, Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { JobsConfig } from '../config.js';
import type { JobFilters } from './job-filters.js';
import { JobListBusyError } from './job.errors.js';
import { JobTotalsRepository, type ListCount } from './job-totals.repository.js';
import type { ListTotals } from './listed-page.js';

interface Remembered {
  /** The count is of this version or of a later one. */
  version: number;
  count: Promise<ListCount>;
  /** Once it is counted. */
  counted?: ListCount;
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
  /** As last heard of. */
  private listed = 0;
  private readonly counting = bulkhead(COUNTS_AT_ONCE, COUNTS_WAITING);

  constructor(
    @Inject(JobTotalsRepository)
    private readonly totals: Pick<JobTotalsRepository, 'findTotals' | 'countListed' | 'countSince' | 'countAmong'>,
    @Inject(JobsConfig) config: Pick<JobsConfig, 'countsKept'>,
  ) {
    this.remembered = new LRUCache({ max: config.countsKept });
  }

  /**
   * `totals` of the page that the length is told with, where it was read already.
   * @throws JobListBusyError while too many lists that were never counted wait for it
   */
  async countListed(filters: JobFilters, totals?: ListTotals): Promise<number> {
    const { besides } = filters;
    if (!besides) return this.countForAll(filters, totals);
    // All readers share one count, of which this one does not see a few.
    const shared = { ...filters, besides: null };
    const [all, hidden] = await Promise.all([
      this.countForAll(shared, totals),
      this.totals.countAmong(shared, besides),
    ]);
    return Math.max(0, all - hidden);
  }

  /** How much of the list passes the filters, as far as that is known: not of now, and good enough to choose a way. */
  shareOf(filters: JobFilters): number | null {
    const known = this.remembered.get(keyOf({ ...filters, besides: null }))?.counted;
    return known && this.listed ? known.count / this.listed : null;
  }

  /** A length that was seen with its version. */
  noteCount(filters: JobFilters, counted: ListCount): void {
    const key = keyOf(filters);
    if (filters.besides || !isFiltered(filters) || (this.remembered.get(key)?.version ?? -1) >= counted.version) return;
    this.remembered.set(key, { version: counted.version, count: Promise.resolve(counted), counted });
  }

  /** The length of a list that is known to end before this place, and has not changed since; null for any other. */
  async lengthBefore(filters: JobFilters, offset: number): Promise<number | null> {
    const known = filters.besides ? undefined : this.remembered.get(keyOf(filters))?.counted;
    if (!known || known.count > offset) return null;
    return (await this.totals.findTotals()).version === known.version ? known.count : null;
  }

  private async countForAll(filters: JobFilters, totals?: ListTotals): Promise<number> {
    const { listed, version } = totals ?? (await this.totals.findTotals());
    this.listed = listed;
    if (!isFiltered(filters)) return listed;
    const key = keyOf(filters);
    const known = this.remembered.get(key);
    const entry = known && known.version >= version ? known : this.begin(filters, version, key, known);
    return (await entry.count).count;
  }

  private begin(filters: JobFilters, version: number, key: string, known: Remembered | undefined): Remembered {
    const count = known ? this.bringUpToDate(filters, known) : this.countAll(filters);
    const entry: Remembered = { version, count, ...(known?.counted && { counted: known.counted }) };
    this.remembered.set(key, entry);
    count.then(
      (counted) => Object.assign(entry, { version: counted.version, counted }),
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

const isFiltered = (filters: JobFilters): boolean => Object.values(filters).some((filter) => filter !== null);
const keyOf = (filters: JobFilters): string => JSON.stringify(Object.values(filters));
