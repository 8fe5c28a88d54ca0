import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CrewListsModule } from '../crew-lists/crew-lists.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { ApplicantBoardController } from './applicant-board.controller.js';
import { ApplicantBoardService } from './applicant-board.service.js';
import { ApplicationMarkRepository } from './application-mark.repository.js';
import { ApplicationMarksService } from './application-marks.service.js';
import { BoardRowRepository } from './board-row.repository.js';
import { BoardWants } from './board-wants.service.js';
import { BulkService } from './bulk.service.js';
import { CardDetailsRepository } from './card-details.repository.js';
import { CardMatchesService } from './card-matches.service.js';
import { MoveCardService } from './move-card.service.js';
import { RejectTextRepository } from './reject-text.repository.js';
import { RejectTextsService } from './reject-texts.service.js';
import { StageTimesRepository } from './stage-times.repository.js';

@Module({
  imports: [BookingsDomainModule, ApplicationsModule, AvailabilityModule, CrewListsModule, OffersModule],
  controllers: [ApplicantBoardController],
  providers: [
    ApplicantBoardService,
    MoveCardService,
    BulkService,
    RejectTextsService,
    BoardRowRepository,
    BoardWants,
    ApplicationMarksService,
    ApplicationMarkRepository,
    CardDetailsRepository,
    CardMatchesService,
    StageTimesRepository,
    RejectTextRepository,
  ],
})
export class ApplicantBoardModule {}
