import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { dataExportRequested, personalDataGathered, userDeleted } from '@crewcall/contracts-identity/dto';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { ApplicantBoardExporter } from './applicant-board.exporter.js';
import { ApplicationsExporter } from './applications.exporter.js';
import { AttendancesExporter } from './attendances.exporter.js';
import { BankDetailsModule } from '../bank-details/bank-details.module.js';
import { BankDetailsExporter } from './bank-details.exporter.js';
import { PersonalDataConsumer } from './personal-data.consumer.js';
import { CallsAndRolesExporter } from './calls-and-roles.exporter.js';
import { CallSheetsExporter } from './call-sheets.exporter.js';
import { SheetFilesExporter } from './sheet-files.exporter.js';
import { CoversExporter } from './covers.exporter.js';
import { DaysToPayExporter } from './days-to-pay.exporter.js';
import { CrewListsExporter } from './crew-lists.exporter.js';
import { JobsExporter } from './jobs.exporter.js';
import { CrewListsModule } from '../crew-lists/crew-lists.module.js';
import { CalendarExporter } from './calendar.exporter.js';
import { FeedsModule } from '../feeds/feeds.module.js';
import { FeedSourcesExporter } from './feed-sources.exporter.js';
import { FeedsExporter } from './feeds.exporter.js';
import { LateArrivalsExporter } from './late-arrivals.exporter.js';
import { NoShowsExporter } from './no-shows.exporter.js';
import { OffersExporter } from './offers.exporter.js';
import { RatingsExporter } from './ratings.exporter.js';
import { ReviewsExporter } from './reviews.exporter.js';
import { SavedJobsExporter } from './saved-jobs.exporter.js';
import { SavedSearchesExporter } from './saved-searches.exporter.js';
import { TeamsExporter } from './teams.exporter.js';
import { TicketSightingsExporter } from './ticket-sightings.exporter.js';
import { TimesheetsExporter } from './timesheets.exporter.js';
import { ExpensesExporter } from './expenses.exporter.js';
import { InvoicesExporter } from './invoices.exporter.js';
import { TracesRepository } from './traces.repository.js';
import { TracesService } from './traces.service.js';

@Module({
  imports: [
    JobsDomainModule,
    BookingsDomainModule,
    CrewListsModule,
    FeedsModule,
    BankDetailsModule,
    GatheringModule.forRoot({
      service: 'jobs',
      requested: dataExportRequested,
      gathered: personalDataGathered,
      deleted: userDeleted,
    }),
  ],
  providers: [
    OffersExporter,
    BankDetailsExporter,
    CalendarExporter,
    CoversExporter,
    CrewListsExporter,
    CallSheetsExporter,
    SheetFilesExporter,
    AttendancesExporter,
    LateArrivalsExporter,
    NoShowsExporter,
    FeedsExporter,
    FeedSourcesExporter,
    JobsExporter,
    CallsAndRolesExporter,
    ApplicantBoardExporter,
    ApplicationsExporter,
    RatingsExporter,
    ReviewsExporter,
    SavedJobsExporter,
    SavedSearchesExporter,
    TeamsExporter,
    TicketSightingsExporter,
    TimesheetsExporter,
    ExpensesExporter,
    InvoicesExporter,
    DaysToPayExporter,
    TracesRepository,
    TracesService,
    PersonalDataConsumer,
  ],
})
export class PersonalDataModule {}
