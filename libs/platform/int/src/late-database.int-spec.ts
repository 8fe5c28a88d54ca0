import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { startTestService } from '@crewcall/testing-node';
import { Line } from './line.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({ entities: [], migrations: [] }),
  ],
})
class NotesModule {}

it('a service whose second connection to Postgres is not answered in time starts all the same', async () => {
  const first = await startTestService({ module: NotesModule, name: 'notes' });
  const url = new URL(first.databaseUrl);
  const line = await Line.to(Number(url.port), { silent: 2 });
  url.port = String(line.port);
  const env = { DATABASE_URL: url.href, DATABASE_POOL_MAX: '2' };
  const service = await startTestService({ module: NotesModule, name: 'notes', env, replicaOf: first });
  expect(line.connections).toBeGreaterThan(2);
  expect(await service.get(Database).query<{ one: number }>('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await service.stop();
  await first.stop();
  line.close();
});
