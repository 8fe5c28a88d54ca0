import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CallsModule } from '../calls/calls.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AnswerOfferService } from './answer-offer.service.js';
import { ChallengeService } from './challenge.service.js';
import { DecideOfferService } from './decide-offer.service.js';
import { LadderService } from './ladder.service.js';
import { MakeOffersService } from './make-offers.service.js';
import { OfferListRepository } from './offer-list.repository.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';

@Module({
  imports: [CallsModule, PeopleModule, ApplicationsModule],
  controllers: [OffersController],
  providers: [
    OffersService,
    OfferListRepository,
    MakeOffersService,
    AnswerOfferService,
    DecideOfferService,
    ChallengeService,
    LadderService,
  ],
  exports: [OffersService, DecideOfferService],
})
export class OffersModule {}
