import { bookingsEntities } from '@crewcall/bookings-domain';
import { jobsEntities } from '@crewcall/jobs-domain';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, type DatabaseModuleOptions, RedisModule } from '@crewcall/platform-database';
import { EventsModule } from '@crewcall/platform-events';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { QueuesModule } from '@crewcall/platform-queues';
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
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig, ExpiryConfig, DeadlinesConfig, BoardsConfig]),
    ObservabilityModule.forRoot({ service: 'jobs-worker' }),
    DatabaseModule.forRoot(database),
    RedisModule,
    QueuesModule.forRoot({ service: 'jobs-worker' }),
    EventsModule.forRoot({ service: 'jobs-worker' }),
    ExpiryModule,
    DeadlinesModule,
    AvailabilityModule,
    BoardsModule,
  ],
})
export class AppModule {}
