import { buildJob, JobEntity } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { JobsTablesModule } from './jobs-tables.module.js';

describe('the worker and places of jobs', () => {
  let tables: TestService;
  let worker: TestService;

  beforeAll(async () => {
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables });
  });
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
  });

  it('finds the town of jobs that were written without one, once for each text [R487]', async () => {
    const jobs = ['Leeds', 'Leeds', 'On the moon'].map((location) => buildJob({ location }));
    await worker.get(Database).of(JobEntity).insert(jobs);
    const rows = () => worker.rows('SELECT location, lat, lon, placed_as FROM jobs ORDER BY location');
    await worker.rows('UPDATE task_schedules SET next_at = now() WHERE name = $1', ['place-jobs']);
    await eventually(async () => (await rows()).every(({ placed_as }) => placed_as !== null));
    const leeds = { location: 'Leeds', lat: 53.79648, lon: -1.54785, placed_as: 'leeds' };
    expect(await rows()).toEqual([
      leeds,
      leeds,
      { location: 'On the moon', lat: null, lon: null, placed_as: 'on the moon' },
    ]);
    await worker.rows(`UPDATE jobs SET location_text = 'york' WHERE location = 'On the moon'`);
    await worker.rows('UPDATE task_schedules SET next_at = now() WHERE name = $1', ['place-jobs']);
    await eventually(async () => (await rows())[2]?.['lat'] === 53.95763);
  });
});
