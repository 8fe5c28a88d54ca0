import { SitemapQueryDto } from '@crewcall/contracts-core/dto';
import { crewSitemapRoute, freelancerRoutes, pictureLimits } from '@crewcall/contracts-identity';
import {
  FreelancerProfileDto,
  NamedAddressesDto,
  SaveFreelancerProfileDto,
  SaveIndexingDto,
} from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { TakesUpTo } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { FoundProfilesService } from './found-profiles.service.js';
import { FreelancersService } from './freelancers.service.js';

@Controller()
export class FreelancersController {
  constructor(
    private readonly freelancers: FreelancersService,
    private readonly found: FoundProfilesService,
  ) {}

  @Get(crewSitemapRoute)
  @Public()
  @ApiOkResponse({ type: NamedAddressesDto })
  listAddresses(@Query() { page }: SitemapQueryDto): Promise<NamedAddressesDto> {
    return this.found.listAddresses(page);
  }

  @Get(freelancerRoutes.named())
  @Public()
  @ApiOkResponse({ type: FreelancerProfileDto })
  named(@OptionalActor() actor: Actor | null, @Param('slug') slug: string): Promise<FreelancerProfileDto> {
    return this.found.named(actor, slug);
  }

  @Put(freelancerRoutes.indexing())
  @Can('freelancer-profile:write')
  @Idempotent()
  @ApiOkResponse({ type: FreelancerProfileDto })
  allowIndexing(
    @CurrentActor() actor: Actor,
    @Param('id') userId: string,
    @Body() { is_indexed }: SaveIndexingDto,
  ): Promise<FreelancerProfileDto> {
    return this.found.allow(actor, userId, is_indexed);
  }

  @Get(freelancerRoutes.one())
  @Public()
  @ApiOkResponse({ type: FreelancerProfileDto })
  one(@OptionalActor() actor: Actor | null, @Param('id') userId: string): Promise<FreelancerProfileDto> {
    return this.freelancers.getFreelancer(actor, userId);
  }

  @Post(freelancerRoutes.create)
  @Can('freelancer-profile:write')
  @TakesUpTo(pictureLimits.body)
  @Idempotent()
  @ApiCreatedResponse({ type: FreelancerProfileDto })
  create(@CurrentActor() actor: Actor, @Body() body: SaveFreelancerProfileDto): Promise<FreelancerProfileDto> {
    return this.freelancers.createFreelancer(actor, body);
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
    return this.freelancers.updateFreelancer(actor, userId, body);
  }
}
