import type { Actor } from '@crewcall/contracts-core';
import { crewSearchRoutes, type SavedCrewSearch } from '@crewcall/contracts-identity';
import { SaveCrewSearchDto, SavedCrewSearchDto } from '@crewcall/contracts-identity/dto';
import { EditSearchDto } from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CrewSearchesService } from './crew-searches.service.js';

@Controller()
export class CrewSearchesController {
  constructor(private readonly searches: CrewSearchesService) {}

  /** All of them: there are no more than twenty. */
  @Get(crewSearchRoutes.list)
  @Can('crew-search:save')
  @ApiOkResponse({ type: [SavedCrewSearchDto] })
  list(@CurrentActor() actor: Actor): Promise<SavedCrewSearch[]> {
    return this.searches.list(actor);
  }

  @Post(crewSearchRoutes.list)
  @Can('crew-search:save')
  @Idempotent()
  @ApiCreatedResponse({ type: SavedCrewSearchDto })
  save(@CurrentActor() actor: Actor, @Body() input: SaveCrewSearchDto): Promise<SavedCrewSearch> {
    return this.searches.save(actor, input);
  }

  @Put(crewSearchRoutes.one())
  @Can('crew-search:save')
  @ApiOkResponse({ type: SavedCrewSearchDto })
  edit(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() change: EditSearchDto): Promise<SavedCrewSearch> {
    return this.searches.edit(actor, id, change);
  }

  @Delete(crewSearchRoutes.one())
  @Can('crew-search:save')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.searches.remove(actor, id);
  }

  @Post(crewSearchRoutes.seen())
  @Can('crew-search:save')
  @HttpCode(204)
  @ApiNoContentResponse()
  noteSeen(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.searches.noteSeen(actor, id);
  }
}
