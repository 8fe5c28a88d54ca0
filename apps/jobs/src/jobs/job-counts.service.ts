import { Injectable } from '@nestjs/common';
import { setTimeout as passing } from 'node:timers/promises';
import { JobsConfig } from '../config.js';
import type { JobFilters } from './job-filters.js';
import { JobSearchRepository } from './job-search.repository.js';

interface Remembered {
  version: string;
  count: Promise<number>;
  /** What it was before, while it is counted anew. */
  last: number | null;
}

/** So many filtered lists may be counted at one moment; the database has pages to find besides. */
const COUNTS_AT_ONCE = 3;

/**
 * How long a list is, without paying more for that than for the page: the unfiltered length is kept by the database,
 * and a filtered one is counted once, shared by those who ask meanwhile, and remembered until a job changes. Nobody
 * waits long for it: whoever is early gets the last count, or an estimate, and the next one the count.
 */
@Injectable()
export class JobCountsService {
  /** Least recently used first. */
  private readonly remembered = new Map<string, Remembered>();
  private counting = 0;

  constructor(
    private readonly search: JobSearchRepository,
    private readonly config: JobsConfig,
  ) {}

  /** `atLeast` is what the caller has seen with its own eyes. */
  async countListed(filters: JobFilters, atLeast = 0): Promise<number> {
    const { listed, version } = await this.search.findTotals();
    const isFiltered = Object.values(filters).some((filter) => filter !== null);
    if (!isFiltered) return listed;
    const entry = this.remember(filters, version);
    const count = entry && (await this.unlessSlow(entry.count));
    return count ?? entry?.last ?? Math.max(atLeast, await this.search.estimateListed(filters, listed));
  }

  /** Null when there is too much counting going on to begin another. */
  private remember(filters: JobFilters, version: string): Remembered | null {
    const key = JSON.stringify(Object.values(filters));
    const known = this.remembered.get(key);
    const entry = known?.version === version ? known : this.begin(filters, version, key, known);
    this.remembered.delete(key);
    if (entry) this.remembered.set(key, entry);
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= this.config.countsKept) break;
      this.remembered.delete(oldest);
    }
    return entry;
  }

  private begin(filters: JobFilters, version: string, key: string, known: Remembered | undefined): Remembered | null {
    if (this.counting >= COUNTS_AT_ONCE) return known ?? null;
    this.counting += 1;
    const count = this.search.countListed(filters).finally(() => (this.counting -= 1));
    const entry: Remembered = { version, count, last: known?.last ?? null };
    count.then(
      (counted) => (entry.last = counted),
      // A count that failed must not be the answer to the next visitor.
      () => this.remembered.delete(key),
    );
    return entry;
  }

  private async unlessSlow(count: Promise<number>): Promise<number | null> {
    const waiting = new AbortController();
    const tooLong = passing(this.config.countWaitMs, null, { signal: waiting.signal }).catch(() => null);
    return Promise.race([count, tooLong]).finally(() => waiting.abort());
  }
}
