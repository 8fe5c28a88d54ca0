import type { Actor, Page } from '@crewcall/contracts-core';
import { PageQueryDto, SitemapQueryDto } from '@crewcall/contracts-core/dto';
import { type Job, jobRoutes, type ListedAddresses, type NearestJobs } from '@crewcall/contracts-jobs';
import {
  EditJobDto,
  JobDto,
  JobListQueryDto,
  ListedAddressesDto,
  NearestJobsDto,
  PostJobDto,
} from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { DeleteJobService } from './delete-job.service.js';
import { EditJobService } from './edit-job.service.js';
import { JobsService } from './jobs.service.js';
import { NearestJobsService } from './nearest-jobs.service.js';
import { PostJobService } from './post-job.service.js';

@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly nearest: NearestJobsService,
    private readonly posting: PostJobService,
    private readonly editing: EditJobService,
    private readonly deleting: DeleteJobService,
  ) {}

  @Get(jobRoutes.list)
  @Public()
  @Paged(JobDto)
  list(@OptionalActor() actor: Actor | null, @Query() query: JobListQueryDto): Promise<Page<Job>> {
    return this.jobs.listJobs(actor, query);
  }

  @Get(jobRoutes.ofRecruiter())
  @Public()
  @Paged(JobDto)
  listOfRecruiter(
    @OptionalActor() actor: Actor | null,
    @Param('userId') userId: string,
    @Query() query: PageQueryDto,
  ): Promise<Page<Job>> {
    return this.jobs.listOfRecruiter(actor, userId, query);
  }

  @Get(jobRoutes.sitemap)
  @Public()
  @ApiOkResponse({ type: ListedAddressesDto })
  listAddresses(@Query() query: SitemapQueryDto): Promise<ListedAddresses> {
    return this.jobs.listAddresses(query.page);
  }

  @Get(jobRoutes.nearest)
  @Public()
  @ApiOkResponse({ type: NearestJobsDto })
  findNearest(@OptionalActor() actor: Actor | null, @Query() query: JobListQueryDto): Promise<NearestJobs> {
    return this.nearest.findNearest(actor, query);
  }

  @Get(jobRoutes.one())
  @Public()
  @ApiOkResponse({ type: JobDto })
  get(@OptionalActor() actor: Actor | null, @Param('id') id: string): Promise<Job> {
    return this.jobs.getJob(actor, id);
  }

  @Get(jobRoutes.similar())
  @Public()
  @ApiOkResponse({ type: [JobDto] })
  listSimilar(@OptionalActor() actor: Actor | null, @Param('id') id: string): Promise<Job[]> {
    return this.jobs.listSimilar(actor, id);
  }

  @Post(jobRoutes.list)
  @Can('job:create')
  @Idempotent()
  @ApiCreatedResponse({ type: JobDto })
  post(@CurrentActor() actor: Actor, @Body() input: PostJobDto): Promise<Job> {
    return this.posting.post(actor, input);
  }

  @Put(jobRoutes.one())
  @Can('job:edit')
  @Idempotent()
  @ApiOkResponse({ type: JobDto })
  edit(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: EditJobDto): Promise<Job> {
    return this.editing.edit(actor, id, input);
  }

  @Delete(jobRoutes.one())
  @Can('job:delete')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.deleting.delete(actor, id);
  }
}
