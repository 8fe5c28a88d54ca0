import { type TeamApplication, teamRoutes } from '@crewcall/contracts-bookings';
import { ApplyAsTeamDto, TeamApplicationDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { ApplyAsTeamService } from './apply-as-team.service.js';
import { TeamApplicationsService } from './team-applications.service.js';
import { WithdrawTeamApplicationService } from './withdraw-team-application.service.js';

@Controller()
export class TeamApplicationsController {
  constructor(
    private readonly reading: TeamApplicationsService,
    private readonly applying: ApplyAsTeamService,
    private readonly withdrawing: WithdrawTeamApplicationService,
  ) {}

  @Post(teamRoutes.applicationsOf())
  @Can('team:own')
  @Idempotent()
  @ApiCreatedResponse({ type: TeamApplicationDto })
  apply(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: ApplyAsTeamDto,
  ): Promise<TeamApplication> {
    return this.applying.apply(actor, id, input);
  }

  @Get(teamRoutes.applications)
  @Can('team:own')
  @ApiOkResponse({ type: [TeamApplicationDto] })
  list(@CurrentActor() actor: Actor): Promise<TeamApplication[]> {
    return this.reading.ownOf(actor);
  }

  @Get(teamRoutes.application())
  @Can('team:own')
  @ApiOkResponse({ type: TeamApplicationDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamApplication> {
    return this.reading.getTeamApplication(actor, id);
  }

  @Put(teamRoutes.moveApplication(':id', 'confirm'))
  @Can('team:own')
  @Idempotent()
  @ApiOkResponse({ type: TeamApplicationDto })
  confirm(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamApplication> {
    return this.applying.confirm(actor, id);
  }

  @Put(teamRoutes.moveApplication(':id', 'withdraw'))
  @Can('team:own')
  @Idempotent()
  @ApiOkResponse({ type: TeamApplicationDto })
  withdraw(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamApplication> {
    return this.withdrawing.withdraw(actor, id);
  }
}
