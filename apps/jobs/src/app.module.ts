import { bookingsEntities, bookingsMigrations } from '@crewcall/bookings-domain';
import { bookingsPermissions, SHEET_PDF_BUCKET } from '@crewcall/contracts-bookings';
import { jobsPermissions } from '@crewcall/contracts-jobs';
import { jobsEntities, jobsMigrations } from '@crewcall/jobs-domain';
import type { DatabaseModuleOptions } from '@crewcall/platform-database';
import { IdempotencyModule, idempotencyMigrations } from '@crewcall/platform-idempotency';
import { ScanningConfig } from '@crewcall/platform-scanning';
import { StorageConfig, StorageModule } from '@crewcall/platform-storage';
import { serviceMigrations, ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { AgreedRatesModule } from './agreed-rates/agreed-rates.module.js';
import { ApplicantBoardModule } from './applicant-board/applicant-board.module.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BankDetailsModule } from './bank-details/bank-details.module.js';
import { BankKeysConfig } from './bank-details/bank-keys.config.js';
import { BoardSyncConfig } from './boards/board-sync.config.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { AttendanceModule } from './attendance/attendance.module.js';
import { CancellingModule } from './cancelling/cancelling.module.js';
import { sheetFileBuckets } from './call-sheets/sheet-file-buckets.js';
import { CallSheetsModule } from './call-sheets/call-sheets.module.js';
import { CrewRecordsModule } from './crew-records/crew-records.module.js';
import { CrewListsModule } from './crew-lists/crew-lists.module.js';
import { DeclineLinksModule } from './decline-links/decline-links.module.js';
import { NoShowsModule } from './no-shows/no-shows.module.js';
import { OffersModule } from './offers/offers.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CallsModule } from './calls/calls.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { JobsConfig } from './config.js';
import { DaysToPayModule } from './days-to-pay/days-to-pay.module.js';
import { EarningsModule } from './earnings/earnings.module.js';
import { ExpensesModule } from './expenses/expenses.module.js';
import { receiptBuckets } from './expenses/receipt-buckets.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { InvitingModule } from './inviting/inviting.module.js';
import { KitModule } from './kit/kit.module.js';
import { MatchKitModule } from './kit/match-kit.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PeopleModule } from './people/people.module.js';
import { RescuesModule } from './rescue/rescues.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { TimesheetsModule } from './timesheets/timesheets.module.js';
import { SavedJobsModule } from './saved-jobs/saved-jobs.module.js';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { ModerationModule } from './moderation/moderation.module.js';

export const database: DatabaseModuleOptions = {
  entities: [...jobsEntities, ...bookingsEntities],
  migrations: [...serviceMigrations, ...idempotencyMigrations, ...jobsMigrations, ...bookingsMigrations],
};

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'jobs',
      database,
      config: [StorageConfig, ScanningConfig, JobsConfig, BoardSyncConfig, BankKeysConfig],
      permissions: { ...jobsPermissions, ...bookingsPermissions },
    }),
    IdempotencyModule,
    StorageModule.forRoot({
      buckets: [SHEET_PDF_BUCKET, ...Object.values(sheetFileBuckets), ...Object.values(receiptBuckets)],
    }),
    PeopleModule,
    TicketsModule,
    JobsModule,
    PreviewsModule,
    KitModule,
    MatchKitModule,
    SavedJobsModule,
    SavedSearchesModule,
    CompaniesModule,
    ApplicationsModule,
    ApplicantBoardModule,
    CallsModule,
    NoShowsModule,
    OffersModule,
    DeclineLinksModule,
    BookingsModule,
    ScheduleModule,
    CalendarModule,
    FeedsModule,
    AvailabilityModule,
    CrewListsModule,
    CrewRecordsModule,
    InvitingModule,
    CallSheetsModule,
    AttendanceModule,
    CancellingModule,
    RescuesModule,
    TeamsModule,
    TimesheetsModule,
    InvoicesModule,
    ExpensesModule,
    DaysToPayModule,
    AgreedRatesModule,
    EarningsModule,
    BankDetailsModule,
    RatingsModule,
    ReviewsModule,
    BoardsModule,
    PersonalDataModule,
    ModerationModule,
    ReportsModule,
    FiguresModule,
  ],
})
export class AppModule {}
