import type { Page, PageRequest } from '@crewcall/contracts-core';
import { allCrewSkills, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { presentCrewRow } from './crew-directory.presenter.js';
import { CrewDirectoryRepository } from './crew-directory.repository.js';

const meansAny = (skill: string): boolean => ['all', allCrewSkills.toLowerCase()].includes(skill.trim().toLowerCase());

@Injectable()
export class CrewDirectoryService {
  constructor(private readonly directory: CrewDirectoryRepository) {}

  async find(query: CrewDirectoryQuery & PageRequest): Promise<Page<CrewDirectoryItem>> {
    const skill = query.skill && meansAny(query.skill) ? undefined : query.skill;
    const { items, total } = await this.directory.find({ ...query, skill }, query);
    return { items: items.map(presentCrewRow), total };
  }
}
