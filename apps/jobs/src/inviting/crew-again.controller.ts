import { bookingsRoutes, type CrewAgainPerson, type CrewAgainResult } from '@crewcall/contracts-bookings';
import {
  CrewAgainDto,
  CrewAgainPersonDto,
  CrewAgainQueryDto,
  CrewAgainResultDto,
} from '@crewcall/contracts-bookings/dto';
import { type Actor, IDEMPOTENCY_KEY_HEADER } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CrewAgainService } from './crew-again.service.js';

@Controller()
export class CrewAgainController {
  constructor(private readonly again: CrewAgainService) {}

  @Get(bookingsRoutes.crewAgain())
  @Can('offer:make')
  @ApiOkResponse({ type: CrewAgainPersonDto, isArray: true })
  list(
    @CurrentActor() actor: Actor,
    @Param('id') jobId: string,
    @Query() query: CrewAgainQueryDto,
  ): Promise<CrewAgainPerson[]> {
    return this.again.listCrew(actor, jobId, query);
  }

  /** The key is kept for the job that is posted and for each person, since each has a transaction of its own. */
  @Post(bookingsRoutes.crewAgain())
  @Can('offer:make')
  @HttpCode(200)
  @ApiOkResponse({ type: CrewAgainResultDto })
  ask(
    @CurrentActor() actor: Actor,
    @Param('id') jobId: string,
    @Body() input: CrewAgainDto,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
  ): Promise<CrewAgainResult> {
    return this.again.askCrew(actor, jobId, input, key);
  }
}
