import { JobRepository, JobsDomainModule } from '@crewcall/jobs-domain';
import { HealthRegistry } from '@crewcall/platform-observability';
import { Module } from '@nestjs/common';
import { ExpiryService } from './expiry.service.js';

const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

@Module({
  imports: [JobsDomainModule],
  providers: [ExpiryService],
})
export class ExpiryModule {
  // The jobs service makes the tables; until it has, this process is alive and not ready.
  constructor(health: HealthRegistry, jobs: JobRepository) {
    health.register('tables', async () => {
      await jobs.findJob(NOBODYS_ID);
    });
  }
}
