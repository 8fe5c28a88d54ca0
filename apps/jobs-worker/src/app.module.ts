import { bookingsEntities } from '@crewcall/bookings-domain';
import { SHEET_PDF_BUCKET } from '@crewcall/contracts-bookings';
import { jobsEntities } from '@crewcall/jobs-domain';
import type { DatabaseModuleOptions } from '@crewcall/platform-database';
import { StorageConfig, StorageModule } from '@crewcall/platform-storage';
import { ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { AgreedRatesModule } from './agreed-rates/agreed-rates.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BoardsConfig } from './boards/boards.config.js';
import { BoardsModule } from './boards/boards.module.js';
import { CalendarsConfig } from './calendars/calendars.config.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { DeadlinesConfig, ExpiryConfig } from './config.js';
import { DeadlinesModule } from './deadlines/deadlines.module.js';
import { ExpiryModule } from './expiry/expiry.module.js';
import { PlacesModule } from './places/places.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SavedJobsModule } from './saved-jobs/saved-jobs.module.js';
import { SheetPdfModule } from './sheet-pdf/sheet-pdf.module.js';

/** The database of jobs. Its schema belongs to the jobs service, so this process has no migrations to apply. */
export const database: DatabaseModuleOptions = { entities: [...jobsEntities, ...bookingsEntities], migrations: [] };

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'jobs-worker',
      database,
      config: [StorageConfig, ExpiryConfig, DeadlinesConfig, BoardsConfig, CalendarsConfig],
    }),
    StorageModule.forRoot({ buckets: [SHEET_PDF_BUCKET] }),
    ExpiryModule,
    DeadlinesModule,
    AvailabilityModule,
    RetentionModule,
    SavedJobsModule,
    AgreedRatesModule,
    PlacesModule,
    SheetPdfModule,
    CalendarsModule,
    BoardsModule,
  ],
})
export class AppModule {}
