import type { Actor, Page } from '@crewcall/contracts-core';
import { PageQueryDto } from '@crewcall/contracts-core/dto';
import { type Job, jobRoutes } from '@crewcall/contracts-jobs';
import { JobDto } from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { SavedJobsService } from './saved-jobs.service.js';

@Controller()
export class SavedJobsController {
  constructor(private readonly saved: SavedJobsService) {}

  @Get(jobRoutes.saved)
  @Can('job:save')
  @Paged(JobDto)
  list(@CurrentActor() actor: Actor, @Query() query: PageQueryDto): Promise<Page<Job>> {
    return this.saved.list(actor, query);
  }

  @Put(jobRoutes.save())
  @Can('job:save')
  @HttpCode(204)
  @ApiNoContentResponse()
  save(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.saved.save(actor, id);
  }

  @Delete(jobRoutes.save())
  @Can('job:save')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.saved.remove(actor, id);
  }
}
