import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { allCrewSkills, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { CrewCountsService } from './crew-counts.service.js';
import { presentCrewRow } from './crew-directory.presenter.js';
import { CrewDirectoryRepository, type CrewFilters } from './crew-directory.repository.js';
import { foldCase } from './crew-text.rules.js';

const meansAny = (skill: string): boolean => ['all', allCrewSkills.toLowerCase()].includes(foldCase(skill));

/** Spellings that find the same are one search. */
export function filtersOf(
  { search = '', location = '', skill = '' }: CrewDirectoryQuery,
  among?: readonly string[],
): CrewFilters {
  return {
    search: foldCase(search),
    location: foldCase(location),
    skill: meansAny(skill) ? '' : foldCase(skill),
    ...(among && { among }),
  };
}

@Injectable()
export class CrewDirectoryService {
  constructor(
    private readonly directory: CrewDirectoryRepository,
    private readonly counts: CrewCountsService,
  ) {}

  async find(query: CrewDirectoryQuery & PageRequest, among?: readonly string[]): Promise<Page<CrewDirectoryItem>> {
    const filters = filtersOf(query, among);
    // Of few people a count costs little, and no other visitor asks for the same.
    const extent = await (among ? this.directory.measure(filters) : this.counts.measure(filters));
    const bounds = { offset: offsetOf(query), limit: query.page_size, ...extent };
    const rows = bounds.offset < extent.total ? await this.directory.find(filters, bounds) : [];
    return { items: rows.map((row) => presentCrewRow(row)), total: extent.total };
  }
}
