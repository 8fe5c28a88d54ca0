import { randomUUID, sign } from 'node:crypto';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServices, freeBase, programOf, startTestServers } from '@crewcall/tools-stack';
import { Redis } from 'ioredis';
import pg from 'pg';
import { at, environment, untilReady } from './directory.bench.js';
import { fillNotifications, insertBare } from './notifications.rows.js';

const PEOPLE = 10_000;
const BATCH = 500;
const TOLD_WITHIN_MS = 10_000;
const STORED = 100_000;
const OPENED_WITHIN_MS = 30;
const ROUNDS = 5;
const PER_ROUND = 60;
const PREFIX = 'bench-notifications';

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
  for (const deadline = Date.now() + 120_000; pushes < PEOPLE * 2; await pause(5)) {
    if (Date.now() > deadline) throw new Error(`Only ${pushes} of ${PEOPLE * 2} pushes came`);
  }
  redis.off('pmessageBuffer', onPush);
  return performance.now() - started;
}

async function measureTelling(pool: pg.Pool, redis: Redis): Promise<boolean> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await tellEverybody(pool, redis));
    const started = performance.now();
    await insertBare(pool, PEOPLE, BATCH);
    bare.push(performance.now() - started);
  }
  const worst = Math.max(...ours);
  const ratio = (at(0.5, ours) / at(0.5, bare)).toFixed(1);
  console.log(
    `one event to ${PEOPLE} people: p50 ${at(0.5, ours).toFixed(0)} ms, worst ${worst.toFixed(0)} ms; ${ratio} × the bare rows`,
  );
  return worst <= TOLD_WITHIN_MS;
}

/** What a panel asks when it opens, together as a browser does. */
async function open(base: string, paths: readonly string[], headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const answers = await Promise.all(paths.map((path) => fetch(base + path, { headers })));
  for (const answer of answers) {
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    await answer.json();
  }
  return performance.now() - started;
}

async function measurePanel(base: string, pool: pg.Pool, owner: string, token: string): Promise<boolean> {
  const server = createServer((request, response) => {
    const sql = request.url?.startsWith('/counts')
      ? 'SELECT * FROM notification_counts WHERE user_id = $1'
      : 'SELECT * FROM notifications WHERE recipient_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50';
    void pool.query(sql, [owner]).then(({ rows }) => response.end(JSON.stringify(rows)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bare = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const headers = { authorization: `Bearer ${token}` };
  let isFast = true;
  for (const panel of panels) {
    const asks = [panel, '/api/notifications/unread-count', '/api/notifications/category-counts'];
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let n = -PER_ROUND; n < ROUNDS * PER_ROUND; n += 1) {
      const took = await open(base, asks, headers);
      const bareTook = await open(bare, ['/list', '/counts', '/counts'], {});
      // The first round warms, as a service is that has been running for a minute.
      if (n < 0) continue;
      ours.push(took);
      theirs.push(bareTook);
    }
    const p95 = at(0.95, ours);
    isFast &&= p95 <= OPENED_WITHIN_MS;
    const against = `p50 ${at(0.5, ours).toFixed(1)} ms; ${(at(0.5, ours) / at(0.5, theirs)).toFixed(1)} × the bare rows`;
    console.log(
      `panel of ${STORED}, ${panel.split('&')[1] ?? 'all'}, with counts: p95 ${p95.toFixed(1)} ms, ${against}`,
    );
  }
  server.close();
  return isFast;
}

function tokenOf(userId: string, privateKey: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { role: 'freelancer', email: 'x@example.test', iss: 'crewcall', aud: 'crewcall', iat: now };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = { ...claims, sub: userId, sid: randomUUID(), exp: now + 3600 };
  const text = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(body)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** One event to 10,000 people within 10 s, and the panel of someone with 100,000 notifications within 30 ms. */
export async function benchNotifications(): Promise<number> {
  await buildServices(['notifications']);
  const servers = await startTestServers();
  const url = new URL(servers.env['TEST_POSTGRES_URL'] ?? '');
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query('CREATE DATABASE bench_notifications');
  await admin.end();
  url.pathname = '/bench_notifications';
  const port = await freeBase();
  const redisUrl = servers.env['TEST_REDIS_URL'] ?? '';
  const env: NodeJS.ProcessEnv = { ...environment(url.href, redisUrl, port), REDIS_PREFIX: PREFIX };
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  // The server may be gone before the last connection has said goodbye.
  pool.on('error', () => undefined);
  const redis = new Redis(redisUrl);
  let service: ChildProcess | undefined;
  try {
    const migrated = spawnSync(process.execPath, [programOf('notifications'), 'migrate'], { env, encoding: 'utf8' });
    if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
    const owner = await fillNotifications(pool, PEOPLE, STORED);
    await redis.psubscribe(`${PREFIX}:live*`);
    service = spawn(process.execPath, [programOf('notifications')], { env, stdio: 'inherit' });
    const base = `http://127.0.0.1:${port}`;
    await untilReady(`${base}/health/ready`, service);
    const isTold = await measureTelling(pool, redis);
    const isOpened = await measurePanel(base, pool, owner, tokenOf(owner, env['JWT_PRIVATE_KEY'] ?? ''));
    console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
    return isTold && isOpened ? 0 : 1;
  } finally {
    service?.kill('SIGKILL');
    redis.disconnect();
    await pool.end();
    await servers.stop();
  }
}
