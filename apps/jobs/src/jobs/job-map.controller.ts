import type { Actor } from '@crewcall/contracts-core';
import { type JobMap, jobRoutes } from '@crewcall/contracts-jobs';
import { JobMapDto, JobMapQueryDto } from '@crewcall/contracts-jobs/dto';
import { OptionalActor, Public } from '@crewcall/platform-auth';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { JobMapService } from './job-map.service.js';

@Controller()
export class JobMapController {
  constructor(private readonly map: JobMapService) {}

  @Get(jobRoutes.map)
  @Public()
  @ApiOkResponse({ type: JobMapDto })
  find(@OptionalActor() actor: Actor | null, @Query() query: JobMapQueryDto): Promise<JobMap> {
    return this.map.findOnMap(actor, query);
  }
}
