import { Injectable } from '@nestjs/common';
import { JobsConfig } from '../config.js';
import { type JobFilters, JobSearchRepository } from './job-search.repository.js';

interface Remembered {
  version: string;
  count: Promise<number>;
}

/**
 * How long a list is, without counting it for every visitor: the unfiltered length is kept by the database, and a
 * filtered one is counted once and remembered until a job changes. Visitors who ask at the same moment share a count.
 */
@Injectable()
export class JobCountsService {
  /** Least recently used first. */
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly search: JobSearchRepository,
    private readonly config: JobsConfig,
  ) {}

  async countListed(filters: JobFilters): Promise<number> {
    const { listed, version } = await this.search.findTotals();
    const isFiltered = Object.values(filters).some((filter) => filter !== null);
    return isFiltered ? this.remember(filters, version) : listed;
  }

  private remember(filters: JobFilters, version: string): Promise<number> {
    const key = JSON.stringify([filters.search, filters.location, filters.category]);
    const known = this.remembered.get(key);
    const entry = known?.version === version ? known : { version, count: this.search.countListed(filters) };
    this.remembered.delete(key);
    this.remembered.set(key, entry);
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= this.config.countsKept) break;
      this.remembered.delete(oldest);
    }
    // A count that failed must not be the answer to the next visitor.
    entry.count.catch(() => this.remembered.delete(key));
    return entry.count;
  }
}
