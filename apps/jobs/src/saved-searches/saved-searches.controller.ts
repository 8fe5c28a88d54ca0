import type { Actor } from '@crewcall/contracts-core';
import { searchRoutes, type SavedSearch } from '@crewcall/contracts-jobs';
import { EditSearchDto, SavedSearchDto, SaveSearchDto } from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { SavedSearchesService } from './saved-searches.service.js';

@Controller()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  /** All of them: there are no more than twenty. */
  @Get(searchRoutes.list)
  @Can('search:save')
  @ApiOkResponse({ type: [SavedSearchDto] })
  list(@CurrentActor() actor: Actor): Promise<SavedSearch[]> {
    return this.searches.list(actor);
  }

  @Post(searchRoutes.list)
  @Can('search:save')
  @Idempotent()
  @ApiCreatedResponse({ type: SavedSearchDto })
  save(@CurrentActor() actor: Actor, @Body() input: SaveSearchDto): Promise<SavedSearch> {
    return this.searches.save(actor, input);
  }

  @Put(searchRoutes.one())
  @Can('search:save')
  @ApiOkResponse({ type: SavedSearchDto })
  edit(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() change: EditSearchDto): Promise<SavedSearch> {
    return this.searches.edit(actor, id, change);
  }

  @Delete(searchRoutes.one())
  @Can('search:save')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.searches.remove(actor, id);
  }

  @Post(searchRoutes.seen())
  @Can('search:save')
  @HttpCode(204)
  @ApiNoContentResponse()
  noteSeen(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.searches.noteSeen(actor, id);
  }
}
