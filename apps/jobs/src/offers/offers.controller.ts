import { bookingsRoutes, type MadeOffer, type Offer } from '@crewcall/contracts-bookings';
import {
  AnswerDto,
  DeclineDto,
  ExtendDto,
  LadderDto,
  MadeOfferDto,
  MakeOffersDto,
  OfferDto,
  OfferListQueryDto,
  ReleaseDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { applyDecorators, Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { AnswerRevisionService } from '../revisions/answer-revision.service.js';
import { AnswerOfferService } from './answer-offer.service.js';
import { ChallengeService } from './challenge.service.js';
import { DecideOfferService } from './decide-offer.service.js';
import { LadderService } from './ladder.service.js';
import { MakeOffersService } from './make-offers.service.js';
import { OffersService } from './offers.service.js';

type Move = Parameters<typeof bookingsRoutes.offerMove>[1];

const Moves = (move: Move): MethodDecorator =>
  applyDecorators(
    Put(bookingsRoutes.offerMove(':id', move)),
    Can('offer:move'),
    Idempotent(),
    ApiOkResponse({ type: OfferDto }),
  );

@Controller()
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly making: MakeOffersService,
    private readonly answering: AnswerOfferService,
    private readonly deciding: DecideOfferService,
    private readonly challenging: ChallengeService,
    private readonly ladders: LadderService,
    private readonly revising: AnswerRevisionService,
  ) {}

  @Post(bookingsRoutes.offersOf())
  @Can('offer:make')
  @Idempotent()
  @ApiCreatedResponse({ type: MadeOfferDto, isArray: true })
  make(@CurrentActor() actor: Actor, @Param('id') roleId: string, @Body() input: MakeOffersDto): Promise<MadeOffer[]> {
    return this.making.make(actor, roleId, input);
  }

  @Get(bookingsRoutes.ladder())
  @Can('ladder:read')
  @ApiOkResponse({ type: OfferDto, isArray: true })
  ladder(@CurrentActor() actor: Actor, @Param('id') roleId: string): Promise<Offer[]> {
    return this.ladders.getLadder(actor, roleId);
  }

  @Put(bookingsRoutes.ladder())
  @Can('ladder:read')
  @Idempotent()
  @ApiOkResponse({ type: OfferDto, isArray: true })
  reorder(@CurrentActor() actor: Actor, @Param('id') roleId: string, @Body() input: LadderDto): Promise<Offer[]> {
    return this.ladders.reorderLadder(actor, roleId, input.offer_ids);
  }

  @Get(bookingsRoutes.offers)
  @Can('offer:read')
  @Paged(OfferDto)
  list(@CurrentActor() actor: Actor, @Query() query: OfferListQueryDto): Promise<Page<Offer>> {
    return this.offers.listOf(actor, query);
  }

  @Get(bookingsRoutes.offer())
  @Can('offer:read')
  @ApiOkResponse({ type: OfferDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    return this.offers.getOffer(actor, id);
  }

  @Moves('accept')
  accept(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    return this.answering.accept(actor, id);
  }

  @Moves('decline')
  decline(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: DeclineDto): Promise<Offer> {
    return this.answering.decline(actor, id, input);
  }

  @Moves('answer')
  answer(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: AnswerDto): Promise<Offer> {
    return this.answering.answer(actor, id, input);
  }

  @Moves('extend')
  extend(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    return this.answering.extend(actor, id);
  }

  /** The change of a held pencil's calls or terms; of a booking's the booking's own paths answer. */
  @Moves('accept-revision')
  async acceptRevision(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    await this.revising.accept(actor, id);
    return this.offers.getOffer(actor, id);
  }

  @Moves('refuse-revision')
  async refuseRevision(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    await this.revising.refuse(actor, id);
    return this.offers.getOffer(actor, id);
  }

  @Moves('confirm')
  confirm(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    return this.deciding.confirm(actor, id);
  }

  @Moves('release')
  release(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: ReleaseDto): Promise<Offer> {
    return this.deciding.release(actor, id, input);
  }

  @Moves('take-back')
  takeBack(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    return this.deciding.takeBack(actor, id);
  }

  @Moves('ask-to-extend')
  askToExtend(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: ExtendDto): Promise<Offer> {
    return this.deciding.askToExtend(actor, id, input.hold_hours);
  }

  @Moves('challenge')
  challenge(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Offer> {
    return this.challenging.challenge(actor, id);
  }
}
