import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CallsModule } from '../calls/calls.module.js';
import { KitModule } from '../kit/kit.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { AnswerOfferService } from './answer-offer.service.js';
import { ChallengeService } from './challenge.service.js';
import { DecideOfferService } from './decide-offer.service.js';
import { LadderService } from './ladder.service.js';
import { MakeOffersService } from './make-offers.service.js';
import { MakeUnavailableService } from './make-unavailable.service.js';
import { OfferListRepository } from './offer-list.repository.js';
import { OfferSurroundingsRepository } from './offer-surroundings.repository.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';
import { PresentOffersService } from './present-offers.service.js';
import { ReliabilityRepository } from './reliability.repository.js';
import { WarningsModule } from './warnings.module.js';

@Module({
  imports: [WarningsModule, AvailabilityModule, CallsModule, PeopleModule, ApplicationsModule, KitModule],
  controllers: [OffersController],
  providers: [
    PresentOffersService,
    ReliabilityRepository,
    MakeUnavailableService,
    OffersService,
    OfferListRepository,
    OfferSurroundingsRepository,
    MakeOffersService,
    AnswerOfferService,
    DecideOfferService,
    ChallengeService,
    LadderService,
  ],
  exports: [MakeOffersService, OffersService, DecideOfferService, AnswerOfferService],
})
export class OffersModule {}
