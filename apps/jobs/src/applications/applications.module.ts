import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { CancellationsModule } from '../cancelling/cancellations.module.js';
import { CrewRecordsModule } from '../crew-records/crew-records.module.js';
import { DailyLimitsModule } from '../daily-limits/daily-limits.module.js';
import { PeopleModule } from '../people/people.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { HiresModule } from '../bookings/hires.module.js';
import { ApplicationListRepository } from './application-list.repository.js';
import { ApplicationPartiesRepository } from './application-parties.repository.js';
import { ApplicationPublisher } from './application-publisher.service.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicantsService } from './applicants.service.js';
import { ApplyService } from './apply.service.js';
import { ApplyingRepository } from './applying.repository.js';
import { ApplicationsConsumer } from './applications.consumer.js';
import { CancelBookingService } from './cancel-booking.service.js';
import { ChooseCallsService } from './choose-calls.service.js';
import { CloseAccountService } from './close-account.service.js';
import { HireApplicantService } from './hire-applicant.service.js';
import { PublishApplicationsService } from './publish-applications.service.js';
import { RemoveApplicationService } from './remove-application.service.js';
import { SuspendedAccountService } from './suspended-account.service.js';
import { TeamToHireService } from './team-to-hire.service.js';
import { ReviewApplicantService } from './review-applicant.service.js';

@Module({
  imports: [
    CancellationsModule,
    CrewRecordsModule,
    DailyLimitsModule,
    HiresModule,
    PeopleModule,
    RevisionsModule,
    JobsDomainModule,
    BookingsDomainModule,
  ],
  controllers: [ApplicationsController],
  providers: [
    ApplicationsService,
    ApplyService,
    ChooseCallsService,
    ApplicantsService,
    HireApplicantService,
    TeamToHireService,
    CancelBookingService,
    CloseAccountService,
    SuspendedAccountService,
    ReviewApplicantService,
    RemoveApplicationService,
    ApplicationPublisher,
    ApplicationPartiesRepository,
    PublishApplicationsService,
    ApplicationRepository,
    ApplicationListRepository,
    ApplyingRepository,
    ApplicationsConsumer,
  ],
  exports: [ApplicantsService, ApplicationsService, ApplyService, CancelBookingService, RemoveApplicationService],
})
export class ApplicationsModule {}
