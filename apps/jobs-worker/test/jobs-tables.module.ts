import { bookingsEntities, bookingsMigrations } from '@crewcall/bookings-domain';
import { jobsEntities, jobsMigrations } from '@crewcall/jobs-domain';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { DatabaseModule } from '@crewcall/platform-database';
import { eventsMigrations } from '@crewcall/platform-events';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { queuesMigrations } from '@crewcall/platform-queues';
import type { TestService } from '@crewcall/testing-node';
import { Module } from '@nestjs/common';

/** Stands for the jobs service as far as the worker needs it: the migration that made the tables. */
@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'jobs-tables' }),
    DatabaseModule.forRoot({
      entities: [...jobsEntities, ...bookingsEntities],
      migrations: [...queuesMigrations, ...eventsMigrations, ...jobsMigrations, ...bookingsMigrations],
    }),
  ],
})
export class JobsTablesModule {}

/** Before a worker starts on them: the recurring task is first due in a day, so that only a spec's own runs happen. */
export async function notDueToday(tables: TestService, task: string): Promise<void> {
  await tables.rows(`INSERT INTO task_schedules (name, next_at) VALUES ($1, now() + interval '1 day')`, [task]);
}
