import { until } from '@crewcall/tools-seed';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Redis } from 'ioredis';
import type pg from 'pg';
import { tokenFor } from '@crewcall/testing-node';
import { startBare } from './bare.js';
import { read } from './client.js';
import { fillNotifications, insertBare, owner } from './notifications.rows.js';
import { type Replica, serviceBench } from './replica.js';
import { against, at, inTurns, p50p95, timeOf } from './times.js';

const PEOPLE = 10_000;
const BATCH = 500;
const TOLD_WITHIN_MS = 10_000;
const STORED = 100_000;
const OPENED_WITHIN_MS = 30;
const TURNS = [60, 300] as const;
const LIVE = 'bench-notifications:live*';

const list = '/api/notifications?page_size=50';
const panels = ['', '&category=applications', '&category=messages', '&category=ratings'].map((filter) => list + filter);

/** One event, as jobs publishes it: in batches. Answers how long it took until everyone was pushed to. */
async function tellEverybody(pool: pg.Pool, redis: Redis): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM people ORDER BY id LIMIT ${PEOPLE}`);
  const subject = randomUUID();
  const events = Array.from({ length: PEOPLE / BATCH }, (_, batch) => ({
    id: randomUUID(),
    name: 'jobs.job-changed.v1',
    occurred_at: new Date().toISOString(),
    actor_id: null,
    request_id: randomUUID(),
    subject_id: subject,
    version: 2,
    payload: {
      recruiter_id: randomUUID(),
      title: 'Monitor engineer',
      company: 'Halo Live',
      location: 'Leeds',
      type: 'freelance',
      status: 'active',
      changed: ['rate'],
      applicant_ids: rows.slice(batch * BATCH, (batch + 1) * BATCH).map(({ id }) => id),
      batch,
    },
  }));
  let pushes = 0;
  const onPush = (): void => void (pushes += 1);
  redis.on('pmessageBuffer', onPush);
  const started = performance.now();
  await pool.query(
    `INSERT INTO outbox (id, queue, name, payload, options)
     SELECT gen_random_uuid(), 'events.notifications', 'jobs.job-changed.v1', e, '{}' FROM unnest($1::jsonb[]) AS e`,
    [events.map((event) => JSON.stringify(event))],
  );
  // Each hears of the job, and of the new counts.
  await until(`${PEOPLE * 2} pushes`, () => pushes >= PEOPLE * 2, 120_000, 5);
  redis.off('pmessageBuffer', onPush);
  return performance.now() - started;
}

async function measureTelling(pool: pg.Pool, redis: Redis): Promise<boolean> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await tellEverybody(pool, redis));
    bare.push(await timeOf(() => insertBare(pool, PEOPLE, BATCH)));
  }
  const worst = Math.max(...ours);
  console.log(
    `one event to ${PEOPLE} people: p50 ${at(0.5, ours).toFixed(0)} ms, worst ${worst.toFixed(0)} ms; ${against(ours, bare)} × the bare rows`,
  );
  return worst <= TOLD_WITHIN_MS;
}

/** What a panel asks when it opens, together as a browser does. */
const open = (base: string, paths: readonly string[], token?: string): Promise<unknown> =>
  Promise.all(paths.map((path) => read(base + path, { token })));

async function measurePanel({ base, env }: Replica): Promise<boolean> {
  const bare = await startBare('notifications', env);
  const token = tokenFor({ id: owner, role: 'freelancer' });
  let isFast = true;
  for (const panel of panels) {
    const asks = [panel, '/api/notifications/unread-count', '/api/notifications/category-counts'];
    const { ours, theirs } = await inTurns(
      TURNS,
      () => open(base, asks, token),
      () => open(bare.base, ['/list', '/counts', '/counts']),
    );
    isFast &&= at(0.95, ours) <= OPENED_WITHIN_MS;
    const what = panel.split('&')[1] ?? 'all';
    console.log(`panel of ${STORED}, ${what}, with counts: ${p50p95(ours)}; ${against(ours, theirs)} × the bare rows`);
  }
  await bare.stop();
  return isFast;
}

/** One event to 10,000 people within 10 s, and the panel of someone with 100,000 notifications within 30 ms. */
export const bench = (): Promise<number> =>
  serviceBench(
    { name: 'notifications', service: 'notifications', fill: (pool) => fillNotifications(pool, PEOPLE, STORED) },
    async (replica) => {
      const redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
      try {
        await redis.psubscribe(LIVE);
        const isTold = await measureTelling(replica.pool, redis);
        const isOpened = await measurePanel(replica);
        return isTold && isOpened;
      } finally {
        redis.disconnect();
      }
    },
  );
