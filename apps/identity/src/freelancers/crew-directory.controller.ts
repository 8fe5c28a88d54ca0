import type { Page } from '@crewcall/contracts-core';
import { type CrewDirectoryItem, freelancerRoutes } from '@crewcall/contracts-identity';
import { CrewAmongDto, CrewDirectoryItemDto, CrewDirectoryQueryDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
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
    return query.on && actor?.role === 'recruiter'
      ? this.dated.findCrew(actor, query)
      : this.directory.findCrew(actor, query);
  }

  /** The same list, of people whom the company names: hundreds of ids are too long for an address. */
  @Post(freelancerRoutes.among)
  @Can('crew-directory:among')
  @HttpCode(200)
  @Paged(CrewDirectoryItemDto)
  findAmong(
    @CurrentActor() actor: Actor,
    @Query() query: CrewDirectoryQueryDto,
    @Body() { user_ids }: CrewAmongDto,
  ): Promise<Page<CrewDirectoryItem>> {
    return query.on ? this.dated.findCrew(actor, query, user_ids) : this.directory.findCrew(actor, query, user_ids);
  }
}
