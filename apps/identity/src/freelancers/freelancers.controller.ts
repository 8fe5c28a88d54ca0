import { freelancerRoutes, pictureLimits } from '@crewcall/contracts-identity';
import { FreelancerProfileDto, SaveFreelancerProfileDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { TakesUpTo } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { FreelancersService } from './freelancers.service.js';

@Controller()
export class FreelancersController {
  constructor(private readonly freelancers: FreelancersService) {}

  @Get(freelancerRoutes.one())
  @Public()
  @ApiOkResponse({ type: FreelancerProfileDto })
  one(@OptionalActor() actor: Actor | null, @Param('id') userId: string): Promise<FreelancerProfileDto> {
    return this.freelancers.one(actor, userId);
  }

  @Post(freelancerRoutes.create)
  @Can('freelancer-profile:write')
  @TakesUpTo(pictureLimits.body)
  @Idempotent()
  @ApiCreatedResponse({ type: FreelancerProfileDto })
  create(@CurrentActor() actor: Actor, @Body() body: SaveFreelancerProfileDto): Promise<FreelancerProfileDto> {
    return this.freelancers.create(actor, body);
  }

  @Put(freelancerRoutes.one())
  @Can('freelancer-profile:write')
  @TakesUpTo(pictureLimits.body)
  @ApiOkResponse({ type: FreelancerProfileDto })
  update(
    @CurrentActor() actor: Actor,
    @Param('id') userId: string,
    @Body() body: SaveFreelancerProfileDto,
  ): Promise<FreelancerProfileDto> {
    return this.freelancers.update(actor, userId, body);
  }
}
