import { type Team, teamRoutes } from '@crewcall/contracts-bookings';
import {
  InviteToTeamDto,
  LeadTeamDto,
  SaveMembershipDto,
  SaveTeamDto,
  TeamDirectoryQueryDto,
  TeamDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { TeamMembersService } from './team-members.service.js';
import { TeamsService } from './teams.service.js';

@Controller()
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly members: TeamMembersService,
  ) {}

  @Get(teamRoutes.teams)
  @Can('team:own')
  @ApiOkResponse({ type: [TeamDto] })
  listOwn(@CurrentActor() actor: Actor): Promise<Team[]> {
    return this.teams.ownOf(actor);
  }

  @Get(teamRoutes.directory)
  @Public()
  @Paged(TeamDto)
  find(@OptionalActor() actor: Actor | null, @Query() query: TeamDirectoryQueryDto): Promise<Page<Team>> {
    return this.teams.directory(actor, query);
  }

  @Post(teamRoutes.teams)
  @Can('team:own')
  @Idempotent()
  @ApiCreatedResponse({ type: TeamDto })
  add(@CurrentActor() actor: Actor, @Body() input: SaveTeamDto): Promise<Team> {
    return this.teams.addTeam(actor, input);
  }

  @Get(teamRoutes.team())
  @Public()
  @ApiOkResponse({ type: TeamDto })
  get(@OptionalActor() actor: Actor | null, @Param('id') id: string): Promise<Team> {
    return this.teams.getTeam(actor, id);
  }

  @Put(teamRoutes.team())
  @Can('team:own')
  @Idempotent()
  @ApiOkResponse({ type: TeamDto })
  change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveTeamDto): Promise<Team> {
    return this.teams.changeTeam(actor, id, input);
  }

  @Delete(teamRoutes.team())
  @Can('team:own')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  dissolve(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.teams.dissolveTeam(actor, id);
  }

  @Post(teamRoutes.members())
  @Can('team:own')
  @Idempotent()
  @ApiCreatedResponse({ type: TeamDto })
  invite(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: InviteToTeamDto): Promise<Team> {
    return this.members.invite(actor, id, input);
  }

  @Delete(teamRoutes.member())
  @Can('team:own')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('userId') userId: string): Promise<void> {
    return this.members.remove(actor, id, userId);
  }

  @Put(teamRoutes.membership())
  @Can('team:own')
  @Idempotent()
  @ApiOkResponse({ type: TeamDto })
  saveOwn(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveMembershipDto): Promise<Team> {
    return this.members.saveOwn(actor, id, input);
  }

  @Put(teamRoutes.lead())
  @Can('team:own')
  @Idempotent()
  @ApiOkResponse({ type: TeamDto })
  handOver(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: LeadTeamDto): Promise<Team> {
    return this.members.handOver(actor, id, input);
  }
}
