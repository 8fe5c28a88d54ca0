import { bookingsEntities, bookingsMigrations } from '@crewcall/bookings-domain';
import { bookingsPermissions } from '@crewcall/contracts-bookings';
import { jobsPermissions } from '@crewcall/contracts-jobs';
import { jobsEntities, jobsMigrations } from '@crewcall/jobs-domain';
import { AuthModule } from '@crewcall/platform-auth';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig, TokenConfig } from '@crewcall/platform-config';
import { DatabaseModule, type DatabaseModuleOptions, RedisModule } from '@crewcall/platform-database';
import { EventsModule, eventsMigrations } from '@crewcall/platform-events';
import { IdempotencyModule, idempotencyMigrations } from '@crewcall/platform-idempotency';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { QueuesModule, queuesMigrations } from '@crewcall/platform-queues';
import { StorageConfig } from '@crewcall/platform-storage';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from './applications/applications.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BoardSyncConfig } from './boards/board-sync.config.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { OffersModule } from './offers/offers.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CallsModule } from './calls/calls.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { JobsConfig } from './config.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PeopleModule } from './people/people.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ModerationModule } from './moderation/moderation.module.js';

export const database: DatabaseModuleOptions = {
  entities: [...jobsEntities, ...bookingsEntities],
  migrations: [
    ...queuesMigrations,
    ...eventsMigrations,
    ...idempotencyMigrations,
    ...jobsMigrations,
    ...bookingsMigrations,
  ],
};

@Module({
  imports: [
    ConfigModule.forRoot([
      HttpConfig,
      DatabaseConfig,
      RedisConfig,
      TokenConfig,
      StorageConfig,
      JobsConfig,
      BoardSyncConfig,
    ]),
    ObservabilityModule.forRoot({ service: 'jobs' }),
    DatabaseModule.forRoot(database),
    RedisModule,
    QueuesModule.forRoot({ service: 'jobs' }),
    EventsModule.forRoot({ service: 'jobs' }),
    IdempotencyModule,
    AuthModule.forRoot({ permissions: { ...jobsPermissions, ...bookingsPermissions } }),
    PeopleModule,
    JobsModule,
    ApplicationsModule,
    CallsModule,
    OffersModule,
    BookingsModule,
    CalendarModule,
    AvailabilityModule,
    RatingsModule,
    BoardsModule,
    PersonalDataModule,
    ModerationModule,
    ReportsModule,
  ],
})
export class AppModule {}
