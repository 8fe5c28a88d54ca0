import { accountRoutes } from '@crewcall/contracts-identity';
import { OwnSessionDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { OwnSessionsService } from './own-sessions.service.js';

@Controller()
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get(accountRoutes.sessions)
  @Can('session:list-own')
  @ApiOkResponse({ type: [OwnSessionDto] })
  list(@CurrentActor() actor: Actor): Promise<OwnSessionDto[]> {
    return this.sessions.list(actor);
  }

  @Delete(accountRoutes.sessions)
  @Can('session:end-own')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'All but the one that asks have ended.' })
  endOthers(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.endOthers(actor);
  }

  @Delete(accountRoutes.oneSession())
  @Can('session:end-own')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.sessions.end(actor, id);
  }
}
