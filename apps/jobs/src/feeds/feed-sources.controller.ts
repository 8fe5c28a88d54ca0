import { calendarRoutes, type FeedSource } from '@crewcall/contracts-bookings';
import { FeedSourceDto, NewFeedSourceDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { FeedSourcesService } from './feed-sources.service.js';

@Controller()
export class FeedSourcesController {
  constructor(private readonly sources: FeedSourcesService) {}

  @Get(calendarRoutes.feedSources)
  @Can('feed-source:own')
  @ApiOkResponse({ type: [FeedSourceDto] })
  list(@CurrentActor() actor: Actor): Promise<FeedSource[]> {
    return this.sources.list(actor);
  }

  @Post(calendarRoutes.feedSources)
  @Can('feed-source:own')
  @Idempotent()
  @ApiCreatedResponse({ type: FeedSourceDto })
  add(@CurrentActor() actor: Actor, @Body() input: NewFeedSourceDto): Promise<FeedSource> {
    return this.sources.add(actor, input);
  }

  @Delete(calendarRoutes.feedSource())
  @Can('feed-source:own')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.sources.remove(actor, id);
  }
}
