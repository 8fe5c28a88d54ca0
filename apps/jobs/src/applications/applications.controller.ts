import type { Actor, Page } from '@crewcall/contracts-core';
import {
  type Application,
  type ApplicationCounts,
  applicationRoutes,
  APPLY_SIGN_IN_TEXT,
  jobRoutes,
} from '@crewcall/contracts-jobs';
import {
  ApplicationCountsDto,
  ApplicationDto,
  ApplicationListQueryDto,
  ApplyDto,
  CancelDto,
  RejectDto,
} from '@crewcall/contracts-jobs/dto';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { ApplicationsService } from './applications.service.js';
import { ApplyService } from './apply.service.js';
import { CancelBookingService } from './cancel-booking.service.js';
import { HireApplicantService } from './hire-applicant.service.js';
import { RemoveApplicationService } from './remove-application.service.js';
import { ReviewApplicantService } from './review-applicant.service.js';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly applying: ApplyService,
    private readonly hiring: HireApplicantService,
    private readonly cancelling: CancelBookingService,
    private readonly reviewing: ReviewApplicantService,
    private readonly removing: RemoveApplicationService,
  ) {}

  @Post(jobRoutes.apply())
  @Can('application:create', { signIn: APPLY_SIGN_IN_TEXT })
  @Idempotent()
  @ApiCreatedResponse({ type: ApplicationDto })
  apply(@CurrentActor() actor: Actor, @Param('id') jobId: string, @Body() input: ApplyDto): Promise<Application> {
    return this.applying.applyForJob(actor, jobId, input);
  }

  @Get(applicationRoutes.ofFreelancer())
  @Can('application:list-as-freelancer')
  @Paged(ApplicationDto)
  listOfFreelancer(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Query() query: ApplicationListQueryDto,
  ): Promise<Page<Application>> {
    return this.applications.listOf(actor, 'freelancer', userId, query);
  }

  @Get(applicationRoutes.ofRecruiter())
  @Can('application:list-as-recruiter')
  @Paged(ApplicationDto)
  listOfRecruiter(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Query() query: ApplicationListQueryDto,
  ): Promise<Page<Application>> {
    return this.applications.listOf(actor, 'recruiter', userId, query);
  }

  @Get(applicationRoutes.counts)
  @Can('application:read')
  @ApiOkResponse({ type: ApplicationCountsDto })
  countOwn(@CurrentActor() actor: Actor): Promise<ApplicationCounts> {
    return this.applications.countOwn(actor);
  }

  @Get(applicationRoutes.one())
  @Can('application:read')
  @ApiOkResponse({ type: ApplicationDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Application> {
    return this.applications.getApplication(actor, id);
  }

  @Put(applicationRoutes.accept())
  @Can('application:decide')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  accept(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Application> {
    return this.hiring.hireApplicant(actor, id);
  }

  @Put(applicationRoutes.reject())
  @Can('application:decide')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  reject(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: RejectDto): Promise<Application> {
    return this.reviewing.rejectApplicant(actor, id, input);
  }

  @Put(applicationRoutes.cancel())
  @Can('application:decide')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  cancel(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: CancelDto): Promise<Application> {
    return this.cancelling.cancelBooking(actor, id, input);
  }

  @Put(applicationRoutes.review())
  @Can('application:decide')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  review(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Application> {
    return this.reviewing.advanceApplicant(actor, id, 'review');
  }

  @Put(applicationRoutes.shortlist())
  @Can('application:decide')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  shortlist(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Application> {
    return this.reviewing.advanceApplicant(actor, id, 'shortlist');
  }

  @Delete(applicationRoutes.one())
  @Can('application:remove')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.removing.removeApplication(actor, id);
  }
}
