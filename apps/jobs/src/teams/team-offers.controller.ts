import { type TeamOffer, teamRoutes } from '@crewcall/contracts-bookings';
import { MakeTeamOfferDto, SubstituteDto, TakeSubstituteDto, TeamOfferDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { MakeTeamOfferService } from './make-team-offer.service.js';
import { SteerTeamOfferService } from './steer-team-offer.service.js';
import { TeamOffersService } from './team-offers.service.js';

@Controller()
export class TeamOffersController {
  constructor(
    private readonly reading: TeamOffersService,
    private readonly making: MakeTeamOfferService,
    private readonly steering: SteerTeamOfferService,
  ) {}

  @Post(teamRoutes.offersTo())
  @Can('team-offer:make')
  @Idempotent()
  @ApiCreatedResponse({ type: TeamOfferDto })
  make(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: MakeTeamOfferDto): Promise<TeamOffer> {
    return this.making.makeTeamOffer(actor, id, input);
  }

  @Get(teamRoutes.offers)
  @Can('team-offer:read')
  @ApiOkResponse({ type: [TeamOfferDto] })
  list(@CurrentActor() actor: Actor): Promise<TeamOffer[]> {
    return this.reading.ownOf(actor);
  }

  @Get(teamRoutes.offer())
  @Can('team-offer:read')
  @ApiOkResponse({ type: TeamOfferDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamOffer> {
    return this.reading.getTeamOffer(actor, id);
  }

  @Put(teamRoutes.move(':id', 'accept'))
  @Can('team-offer:read')
  @Idempotent()
  @ApiOkResponse({ type: TeamOfferDto })
  accept(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamOffer> {
    return this.steering.acceptForAll(actor, id);
  }

  @Put(teamRoutes.move(':id', 'substitute'))
  @Can('team-offer:read')
  @Idempotent()
  @ApiOkResponse({ type: TeamOfferDto })
  propose(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SubstituteDto): Promise<TeamOffer> {
    return this.steering.propose(actor, id, input);
  }

  @Put(teamRoutes.move(':id', 'book-rest'))
  @Can('team-offer:make')
  @Idempotent()
  @ApiOkResponse({ type: TeamOfferDto })
  bookRest(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamOffer> {
    return this.steering.bookRest(actor, id);
  }

  @Put(teamRoutes.move(':id', 'take-substitute'))
  @Can('team-offer:make')
  @Idempotent()
  @ApiOkResponse({ type: TeamOfferDto })
  take(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: TakeSubstituteDto): Promise<TeamOffer> {
    return this.steering.takeSubstitute(actor, id, input);
  }

  @Put(teamRoutes.move(':id', 'stop'))
  @Can('team-offer:make')
  @Idempotent()
  @ApiOkResponse({ type: TeamOfferDto })
  stop(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TeamOffer> {
    return this.steering.stop(actor, id);
  }
}
