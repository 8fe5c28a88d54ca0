import { Injectable } from '@nestjs/common';
import { CrewDirectoryRepository, type CrewExtent, type CrewFilters } from './crew-directory.repository.js';

interface Remembered {
  version: string;
  extent: Promise<CrewExtent>;
}

/** Kept in memory; each takes 300 bytes, or 4 kB with the ids of a rare search. */
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

  async measure(filters: CrewFilters): Promise<CrewExtent> {
    const { listed, version } = await this.directory.findTotals();
    const isFiltered = Object.values(filters).some(Boolean);
    return isFiltered ? this.remember(filters, version) : { total: listed, best: [] };
  }

  private remember(filters: CrewFilters, version: string): Promise<CrewExtent> {
    const key = JSON.stringify([filters.search, filters.location, filters.skill, filters.near]);
    const known = this.remembered.get(key);
    const entry = known?.version === version ? known : { version, extent: this.directory.measureCrew(filters) };
    this.remembered.delete(key);
    this.remembered.set(key, entry);
    for (const oldest of this.remembered.keys()) {
      if (this.remembered.size <= COUNTS_KEPT) break;
      this.remembered.delete(oldest);
    }
    // A count that failed must not be the answer to the next visitor.
    entry.extent.catch(() => this.remembered.delete(key));
    return entry.extent;
  }
}
