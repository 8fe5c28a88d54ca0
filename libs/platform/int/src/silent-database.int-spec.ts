import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, Transactions } from '@crewcall/platform-database';
import { isOutage } from '@crewcall/platform-errors';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { Line } from './line.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({ entities: [], migrations: [] }),
  ],
})
class NotesModule {}

describe('a line to Postgres on which nothing comes any more', () => {
  let first: TestService;
  let service: TestService;
  let line: Line;

  beforeAll(async () => {
    first = await startTestService({ module: NotesModule, name: 'notes' });
    const url = new URL(first.databaseUrl);
    line = await Line.to(Number(url.port));
    url.port = String(line.port);
    const env = { DATABASE_URL: url.href, DATABASE_POOL_MAX: '2', DATABASE_STATEMENT_MS: '500' };
    service = await startTestService({ module: NotesModule, name: 'notes', env, replicaOf: first });
  });
  afterAll(async () => {
    await service.stop();
    await first.stop();
    line.close();
  });

  it('is given up by the pool, whose every connection it was, and told as an outage', async () => {
    const ask = () => service.get(Database).query<{ one: number }>('SELECT 1 AS one');
    await Promise.all([ask(), ask()]);
    line.fallSilent();
    const lost = await Promise.allSettled([ask(), ask()]);
    expect(lost.map((one) => one.status === 'rejected' && isOutage(one.reason))).toEqual([true, true]);
    // Each of the two may meet one more statement before its end is noticed.
    const next = [];
    for (let tries = 0; tries < 3; tries += 1) next.push(await ask().catch(() => null));
    expect(next.at(-1)).toEqual([{ one: 1 }]);
  });

  it('leaves what a transaction did elsewhere where its COMMIT was not answered: it may have been kept', async () => {
    const transactions = service.get(Transactions);
    const undone: string[] = [];
    const work = (name: string, end: () => unknown) =>
      transactions.run(async () => {
        await service.get(Database).query('SELECT 1');
        transactions.afterRollback(() => void undone.push(name));
        await end();
      });
    await expect(work('failed', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(isOutage(await work('unknown', () => line.fallSilent()).catch((error: unknown) => error))).toBe(true);
    expect(undone).toEqual(['failed']);
  });

  it('leaves it to Postgres to end what merely takes long', async () => {
    await expect(service.get(Database).query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout');
  });
});
