import { TaskSchedules } from '@crewcall/platform-queues';
import { startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { JobsTablesModule } from './jobs-tables.module.js';

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

describe('what recurs in the worker of jobs', () => {
  it('is this, and no more often', async () => {
    const tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    const worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables });
    const { intervals } = worker.get(TaskSchedules);
    await worker.stop();
    await tables.stop();
    expect(intervals).toEqual({
      'advance-availability': 6 * HOUR,
      'alert-searches': MINUTE,
      'close-expired-jobs': 15 * MINUTE,
      'count-agreed-rates': HOUR,
      'keep-retention': DAY,
      'place-jobs': MINUTE,
      'prune-inbox': DAY,
      'read-due-calendars': MINUTE,
      'sweep-sheet-pdfs': DAY,
      'sync-boards': 30 * MINUTE,
      'tell-closing-jobs': 15 * MINUTE,
    });
  });
});
