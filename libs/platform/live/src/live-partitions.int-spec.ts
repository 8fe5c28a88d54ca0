import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, newId, RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { QueueOverview, queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { Live, liveMigrations, LiveModule, LiveReplay } from './index.js';
import { LiveEventRepository } from './live-event.repository.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'messaging' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations, ...liveMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'messaging' }),
    LiveModule.forRoot({ stream: 'messaging' }),
  ],
})
class TellingModule {}

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const nameOf = (day: Date): string => `live_events_${day.toISOString().slice(0, 10).replaceAll('-', '')}`;

/** Each spec looks after its tables as if so many days had passed. */
describe('the days of live events', () => {
  let service: TestService;
  const events = () => service.get(LiveEventRepository);
  const missed = async (userId: string, seq = 0) => {
    const records = await service.get(LiveReplay).since(userId, seq);
    return records.map((record) => [record.seq, (record.payload as unknown as { job: { title: string } }).job.title]);
  };
  const tell = (userId: string, title: string) =>
    service
      .get(Live)
      .to(userId)
      .emit('job_update', { job: { id: newId(), title, location: 'Leeds' } });
  const move = (userId: string, seq: number, to: Date) =>
    service.rows('UPDATE live_events SET created_at = $3 WHERE user_id = $1 AND seq = $2', [userId, seq, to]);
  const placesOf = async (userId: string): Promise<string[]> => {
    const found = await service.rows<{ place: string }>(
      'SELECT tableoid::regclass::text AS place FROM live_events WHERE user_id = $1 ORDER BY seq',
      [userId],
    );
    return found.map(({ place }) => place);
  };
  const partitions = async (): Promise<string[]> => {
    const found = await service.rows<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'live_events'::regclass`,
    );
    return found.map(({ name }) => name).sort();
  };

  /** The pruning that is due as a service starts would make today's partition beside those of a later day. */
  const prunedAtStart = async (): Promise<boolean> => {
    const [schedule] = await service.rows<{ is_known: boolean; is_sent: boolean }>(
      `SELECT EXISTS (SELECT FROM task_schedules WHERE name = 'prune-live-events') AS is_known,
              NOT EXISTS (SELECT FROM outbox) AS is_sent`,
    );
    if (!schedule?.is_known || !schedule.is_sent) return false;
    const depths = await service.get(QueueOverview).depths(['messaging']);
    return depths.every(({ waiting, active, delayed }) => waiting + active + delayed === 0);
  };

  beforeEach(async () => {
    service = await startTestService({ module: TellingModule, name: 'messaging' });
    await eventually(prunedAtStart);
  });
  afterEach(() => service.stop());

  it('are made before the first event of them comes', async () => {
    const ahead = [2, 3, 4, 5].map((days) => nameOf(inDays(days)));
    await events().pruneEvents(inDays(2));
    expect(await partitions()).toEqual([...ahead, 'live_events_before', 'live_events_default']);
  });

  it('go as a whole a week after their end, and those of the week stay', async () => {
    for (const day of [0, 3, 6, 9]) await events().pruneEvents(inDays(day));
    expect(await partitions()).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((days) => nameOf(inDays(days))),
      'live_events_default',
    ]);
    await events().pruneEvents(inDays(12));
    expect((await partitions()).slice(0, 2)).toEqual([5, 6].map((days) => nameOf(inDays(days))));
  });

  it('are replayed in order across their borders, and forgotten with a person', async () => {
    const mia = newId();
    for (const title of ['a', 'b', 'c', 'd']) await tell(mia, title);
    for (const [seq, days] of [
      [1, -2],
      [3, 2],
      [4, 40],
    ] as const)
      await move(mia, seq, inDays(days));
    const before = 'live_events_before';
    expect(await placesOf(mia)).toEqual([before, before, nameOf(inDays(2)), 'live_events_default']);
    expect(await missed(mia)).toEqual(['a', 'b', 'c', 'd'].map((title, index) => [index + 1, title]));
    expect(await missed(mia, 2)).toEqual([
      [3, 'c'],
      [4, 'd'],
    ]);
    await service.get(LiveReplay).forget(mia);
    expect(await placesOf(mia)).toEqual([]);
  });

  it('lose a name wherever it stands', async () => {
    const mia = newId();
    for (const title of ['Sam', 'Sam', 'Samantha']) await tell(mia, title);
    await move(mia, 2, inDays(2));
    await events().replaceNames(['Sam'], 'A user');
    expect(await missed(mia)).toEqual([
      [1, 'A user'],
      [2, 'A user'],
      [3, 'Samantha'],
    ]);
    const id = newId();
    await service.rows(
      `UPDATE live_events SET payload = jsonb_build_object('sender', jsonb_build_object('id', $2::text, 'first_name', 'Sam'))
       WHERE user_id = $1`,
      [mia, id],
    );
    await events().removeSender(id);
    expect(await service.rows(`SELECT FROM live_events WHERE payload::text LIKE '%Sam%'`)).toEqual([]);
  });

  it('are replayed for a week and no longer, whether or not the day has gone', async () => {
    const mia = newId();
    for (const title of ['old', 'new']) await tell(mia, title);
    await move(mia, 1, new Date(inDays(-7).getTime() - 1000));
    expect(await missed(mia)).toEqual([[2, 'new']]);
    await move(mia, 1, new Date(inDays(-7).getTime() + 60_000));
    expect(await missed(mia)).toHaveLength(2);
  });

  it('keep what came while no one made them, and are made again from the next day on', async () => {
    const mia = newId();
    await tell(mia, 'a');
    await move(mia, 1, inDays(30));
    await events().pruneEvents(inDays(30));
    expect(await partitions()).toEqual([...[31, 32, 33].map((days) => nameOf(inDays(days))), 'live_events_default']);
    await tell(mia, 'b');
    await move(mia, 2, inDays(31));
    expect(await placesOf(mia)).toEqual(['live_events_default', nameOf(inDays(31))]);
    expect(await missed(mia)).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    await events().pruneEvents(new Date(inDays(37).getTime() + DAY_MS / 2));
    expect(await missed(mia)).toEqual([[2, 'b']]);
    await events().pruneEvents(inDays(39));
    expect(await placesOf(mia)).toEqual([]);
  });
});
