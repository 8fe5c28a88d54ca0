import { Injectable } from '@nestjs/common';
import { type CrewFilters, CrewDirectoryRepository } from './crew-directory.repository.js';

interface Remembered {
  version: string;
  count: Promise<number>;
}

/** Lengths kept in memory; each takes some 300 bytes. */
const COUNTS_KEPT = 1000;

/**
 * How many people a search finds, without counting them for every visitor: the unfiltered length is kept by the
 * database, and a filtered one is counted once and remembered until an entry changes. Visitors who ask at the same
 * moment share a count.
 */
@Injectable()
export class CrewCountsService {
  /** Least recently used first. */
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly directory: CrewDirectoryRepository) {}

  async count(filters: CrewFilters): Promise<number> {
    const { listed, version } = await this.directory.findTotals();
    const isFiltered = Object.values(filters).some(Boolean);
    return isFiltered ? this.remember(filters, version) : listed;
  }

  private remember(filters: CrewFilters, version: string): Promise<number> {
    const key = JSON.stringify([filters.search, filters.location, filters.skill]);
    const known = this.remembered.get(key);
    const entry = known?.version === version ? known : { version, count: this.directory.count(filters) };
    this.remembered.delete(key);
    this.remembered.set(key, entry);
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= COUNTS_KEPT) break;
      this.remembered.delete(oldest);
    }
    // A count that failed must not be the answer to the next visitor.
    entry.count.catch(() => this.remembered.delete(key));
    return entry.count;
  }
}
