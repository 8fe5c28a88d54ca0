import { DeadlineRepository } from '@crewcall/bookings-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Metrics } from '@crewcall/platform-observability';
import { freePort, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { JobsTablesModule } from './jobs-tables.module.js';

const MINUTE_MS = 60_000;

describe('metrics of the worker', () => {
  let tables: TestService;
  let worker: TestService;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    const env = { METRICS_PORT: String(port) };
    worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables, env });
    await worker.get(Metrics).listen();
  });
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
  });

  it('tell how late the deadline is that is due longest', async () => {
    const lateness = await worker.get(Transactions).run(async () => {
      const dueAt = new Date(Date.now() - 10 * MINUTE_MS);
      await worker
        .get(DeadlineRepository)
        .setDeadlines([{ kind: 'expire', subjectId: newId(), subjectVersion: 1, dueAt }]);
      // Held by this transaction: no worker takes it before it is measured.
      return worker.get(DeadlineRepository).findLongestDue(new Date());
    });
    expect(Date.now() - Number(lateness)).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/^crewcall_deadlines_late \d/m);
  });
});
