import { bookingsRoutes, type Call, type JobPlan } from '@crewcall/contracts-bookings';
import { CallDto, JobPlanDto, RemoveCallQueryDto, SaveCallDto, SavePlanDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { RolesService } from '../roles/roles.service.js';
import { RemoveCallService } from './remove-call.service.js';
import { SaveCallService } from './save-call.service.js';
import { SavePlanService } from './save-plan.service.js';

@Controller()
export class CallsController {
  constructor(
    private readonly reading: RolesService,
    private readonly saving: SaveCallService,
    private readonly removing: RemoveCallService,
    private readonly planning: SavePlanService,
  ) {}

  @Get(bookingsRoutes.callsOf())
  @Public()
  @ApiOkResponse({ type: CallDto, isArray: true })
  list(@OptionalActor() actor: Actor | null, @Param('id') jobId: string): Promise<Call[]> {
    return this.reading.callsOf(actor, jobId);
  }

  @Post(bookingsRoutes.callsOf())
  @Can('call:edit')
  @Idempotent()
  @ApiCreatedResponse({ type: CallDto })
  add(@CurrentActor() actor: Actor, @Param('id') jobId: string, @Body() input: SaveCallDto): Promise<Call> {
    return this.saving.add(actor, jobId, input);
  }

  @Put(bookingsRoutes.plan())
  @Can('call:edit')
  @Idempotent()
  @ApiOkResponse({ type: JobPlanDto })
  plan(@CurrentActor() actor: Actor, @Param('id') jobId: string, @Body() input: SavePlanDto): Promise<JobPlan> {
    return this.planning.save(actor, jobId, input);
  }

  @Put(bookingsRoutes.call())
  @Can('call:edit')
  @Idempotent()
  @ApiOkResponse({ type: CallDto })
  change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveCallDto): Promise<Call> {
    return this.saving.change(actor, id, input);
  }

  @Delete(bookingsRoutes.call())
  @Can('call:edit')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: RemoveCallQueryDto): Promise<void> {
    return this.removing.remove(actor, id, query.reason ?? null);
  }
}
