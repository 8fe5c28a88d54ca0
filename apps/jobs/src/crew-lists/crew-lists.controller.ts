import { crewListRoutes, type CrewList, type KeptCrew, type ListedPerson } from '@crewcall/contracts-bookings';
import {
  CrewListDto,
  KeptCrewDto,
  KeptCrewQueryDto,
  ListedPeopleQueryDto,
  ListedPersonDto,
  SaveCrewListDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CrewListsService } from './crew-lists.service.js';

@Controller()
export class CrewListsController {
  constructor(private readonly lists: CrewListsService) {}

  @Get(crewListRoutes.crewLists)
  @Can('crew-list:keep')
  @ApiOkResponse({ type: [CrewListDto] })
  list(@CurrentActor() actor: Actor): Promise<CrewList[]> {
    return this.lists.listsOf(actor);
  }

  @Get(crewListRoutes.keptCrew)
  @Can('crew-list:keep')
  @ApiOkResponse({ type: KeptCrewDto })
  kept(@CurrentActor() actor: Actor, @Query() query: KeptCrewQueryDto): Promise<KeptCrew> {
    return this.lists.keptBy(actor, query);
  }

  @Post(crewListRoutes.crewLists)
  @Can('crew-list:keep')
  @Idempotent()
  @ApiCreatedResponse({ type: CrewListDto })
  add(@CurrentActor() actor: Actor, @Body() input: SaveCrewListDto): Promise<CrewList> {
    return this.lists.add(actor, input);
  }

  @Put(crewListRoutes.crewList())
  @Can('crew-list:keep')
  @Idempotent()
  @ApiOkResponse({ type: CrewListDto })
  rename(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveCrewListDto): Promise<CrewList> {
    return this.lists.rename(actor, id, input);
  }

  @Delete(crewListRoutes.crewList())
  @Can('crew-list:keep')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.lists.remove(actor, id);
  }

  @Get(crewListRoutes.listedPeople())
  @Can('crew-list:keep')
  @Paged(ListedPersonDto)
  people(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: ListedPeopleQueryDto,
  ): Promise<Page<ListedPerson>> {
    return this.lists.people(actor, id, query);
  }

  @Put(crewListRoutes.listedPerson())
  @Can('crew-list:keep')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  addPerson(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('userId') userId: string): Promise<void> {
    return this.lists.addPerson(actor, id, userId);
  }

  @Delete(crewListRoutes.listedPerson())
  @Can('crew-list:keep')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  removePerson(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('userId') userId: string): Promise<void> {
    return this.lists.removePerson(actor, id, userId);
  }
}
