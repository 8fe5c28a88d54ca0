import { bookingsRoutes } from '@crewcall/contracts-bookings';
import { DuplicateJobDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { JobDto } from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { DuplicateJobService } from './duplicate-job.service.js';
import { ReopenJobService } from './reopen-job.service.js';

@Controller()
export class JobsAgainController {
  constructor(
    private readonly duplicating: DuplicateJobService,
    private readonly reopening: ReopenJobService,
  ) {}

  @Post(bookingsRoutes.duplicate())
  @Can('call:edit')
  @Idempotent()
  @ApiCreatedResponse({ type: JobDto })
  duplicate(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: DuplicateJobDto): Promise<Job> {
    return this.duplicating.duplicate(actor, id, input);
  }

  @Put(bookingsRoutes.reopen())
  @Can('call:edit')
  @Idempotent()
  @ApiOkResponse({ type: JobDto })
  reopen(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Job> {
    return this.reopening.reopen(actor, id);
  }
}
