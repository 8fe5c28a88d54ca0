import { bookingsEntities } from '@crewcall/bookings-domain';
import { jobsEntities } from '@crewcall/jobs-domain';
import type { DatabaseModuleOptions } from '@crewcall/platform-database';
import { ServiceModule } from '@crewcall/platform-service';
import { Module } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module.js';
import { BoardsConfig } from './boards/boards.config.js';
import { BoardsModule } from './boards/boards.module.js';
import { DeadlinesConfig, ExpiryConfig } from './config.js';
import { DeadlinesModule } from './deadlines/deadlines.module.js';
import { ExpiryModule } from './expiry/expiry.module.js';

/** The database of jobs. Its schema belongs to the jobs service, so this process has no migrations to apply. */
export const database: DatabaseModuleOptions = { entities: [...jobsEntities, ...bookingsEntities], migrations: [] };

@Module({
  imports: [
    ServiceModule.forRoot({
      service: 'jobs-worker',
      database,
      config: [ExpiryConfig, DeadlinesConfig, BoardsConfig],
    }),
    ExpiryModule,
    DeadlinesModule,
    AvailabilityModule,
    BoardsModule,
  ],
})
export class AppModule {}
