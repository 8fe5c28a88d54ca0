import type { Page } from '@crewcall/contracts-core';
import { type CrewDirectoryItem, freelancerRoutes } from '@crewcall/contracts-identity';
import { CrewDirectoryItemDto, CrewDirectoryQueryDto } from '@crewcall/contracts-identity/dto';
import { type Actor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Controller, Get, Query } from '@nestjs/common';
import { CrewDirectoryService } from './crew-directory.service.js';
import { DatedCrewService } from './dated-crew.service.js';

@Controller()
export class CrewDirectoryController {
  constructor(
    private readonly directory: CrewDirectoryService,
    private readonly dated: DatedCrewService,
  ) {}

  @Get(freelancerRoutes.directory)
  @Public()
  @Paged(CrewDirectoryItemDto)
  find(@OptionalActor() actor: Actor | null, @Query() query: CrewDirectoryQueryDto): Promise<Page<CrewDirectoryItem>> {
    // When crew are free is for companies; every other user reads the list without it.
    return query.on && actor?.role === 'recruiter' ? this.dated.find(actor, query) : this.directory.find(query);
  }
}
