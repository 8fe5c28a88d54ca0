import { userRoutes } from '@crewcall/contracts-identity';
import { UserSummaryDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get(userRoutes.one())
  @Can('user:read')
  @ApiOkResponse({ type: UserSummaryDto })
  one(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<UserSummaryDto> {
    return this.users.summaryOf(actor, id);
  }
}
