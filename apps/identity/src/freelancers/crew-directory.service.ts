import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { allCrewSkills, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { CrewCountsService } from './crew-counts.service.js';
import { presentCrewRow } from './crew-directory.presenter.js';
import { CrewDirectoryRepository, type CrewFilters } from './crew-directory.repository.js';
import { foldCase } from './crew-text.rules.js';

const meansAny = (skill: string): boolean => ['all', allCrewSkills.toLowerCase()].includes(foldCase(skill));

/** Spellings that find the same are one search. */
export function filtersOf({ search = '', location = '', skill = '' }: CrewDirectoryQuery): CrewFilters {
  return { search: foldCase(search), location: foldCase(location), skill: meansAny(skill) ? '' : foldCase(skill) };
}

@Injectable()
export class CrewDirectoryService {
  constructor(
    private readonly directory: CrewDirectoryRepository,
    private readonly counts: CrewCountsService,
  ) {}

  async find(query: CrewDirectoryQuery & PageRequest): Promise<Page<CrewDirectoryItem>> {
    const filters = filtersOf(query);
    const extent = await this.counts.measure(filters);
    const bounds = { offset: offsetOf(query), limit: query.page_size, ...extent };
    const rows = bounds.offset < extent.total ? await this.directory.find(filters, bounds) : [];
    return { items: rows.map((row) => presentCrewRow(row)), total: extent.total };
  }
}
