import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CrewRecordsModule } from '../crew-records/crew-records.module.js';
import { CallsModule } from '../calls/calls.module.js';
import { MatchKitModule } from '../kit/match-kit.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { CandidateRepository } from './candidate.repository.js';
import { CoverSettingsController } from './cover-settings.controller.js';
import { CoverSettingsRepository } from './cover-settings.repository.js';
import { CoverSettingsService } from './cover-settings.service.js';
import { FreeSlotRepository } from './free-slot.repository.js';
import { OwnRescueService } from './own-rescue.service.js';
import { PostPubliclyService } from './post-publicly.service.js';
import { RankCandidatesService } from './rank-candidates.service.js';
import { RescuesController } from './rescues.controller.js';
import { RescuesService } from './rescues.service.js';
import { SlotsService } from './slots.service.js';
import { StartRescueService } from './start-rescue.service.js';
import { SteerRescueService } from './steer-rescue.service.js';

@Module({
  imports: [CrewRecordsModule, CallsModule, StandingModule, BookingsDomainModule, MatchKitModule],
  controllers: [RescuesController, CoverSettingsController],
  providers: [
    RescuesService,
    StartRescueService,
    OwnRescueService,
    SteerRescueService,
    PostPubliclyService,
    SlotsService,
    RankCandidatesService,
    CandidateRepository,
    FreeSlotRepository,
    CoverSettingsService,
    CoverSettingsRepository,
  ],
})
export class RescuesModule {}
