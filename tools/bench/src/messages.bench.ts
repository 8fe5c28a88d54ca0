import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServices, freeBase, programOf, startTestServers } from '@crewcall/tools-stack';
import pg from 'pg';
import { at, environment, spread, untilReady } from './directory.bench.js';
import { startBare } from './messages-bare.js';
import { Crowd, tokenOf } from './messages-live.js';
import { conversationId, fillMessages, forgetReading } from './messages.rows.js';

const wanted = { seenMs: 50, idleMegabytes: 400, openedMs: 30 } as const;
const CLIENTS = 1000;
const PER_SECOND = 200;
const SECONDS = 15;
const IDLE = 5000;
/** Longer than a heartbeat, so that every socket was heard of once. */
const IDLE_MS = 30_000;
const MESSAGES = 100_000;
const ROUNDS = 5;
const PER_ROUND = 80;
const UNREAD = 50;

/** One replica, as its image runs it, on a database of its own. */
interface Replica {
  base: string;
  pool: pg.Pool;
  databaseUrl: string;
  tokenOf: (person: number) => string;
  process: () => ChildProcess;
  restart: () => Promise<void>;
}

const history = `/api/conversations/${conversationId(0)}/messages`;
const openings: readonly { name: string; path: (n: number) => string; unread?: number }[] = [
  { name: 'opened, all read', path: () => history },
  { name: `opened, ${UNREAD} unread`, path: () => history, unread: UNREAD },
  { name: 'any earlier page', path: (n) => `${history}?before=${2 + spread(n, MESSAGES)}` },
];

async function timeOf(url: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as unknown[];
  const took = performance.now() - started;
  if (!answer.ok || !Array.isArray(body) || !body.length) throw new Error(`${url} answered ${answer.status}`);
  return took;
}

/** A conversation of 100,000 messages; service and bare page take turns, so that a busy moment meets both. */
async function measureOpening(replica: Replica, bare: string): Promise<boolean> {
  const token = replica.tokenOf(0);
  let isFast = true;
  for (const { name, path, unread } of openings) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let n = -PER_ROUND; n < ROUNDS * PER_ROUND; n += 1) {
      if (unread) await forgetReading(replica.pool, MESSAGES, unread);
      const took = await timeOf(replica.base + path(Math.abs(n)), token);
      const bareTook = await timeOf(bare, token);
      // The first round warms both up, as they are after a minute.
      if (n < 0) continue;
      ours.push(took);
      theirs.push(bareTook);
    }
    const ratio = (at(0.5, ours) / at(0.5, theirs)).toFixed(1);
    console.log(
      `${MESSAGES} messages, ${name}: p95 ${at(0.95, ours).toFixed(1)} ms (limit ${wanted.openedMs}), p50 ${at(0.5, ours).toFixed(1)} ms; ${ratio} × the bare page`,
    );
    isFast &&= at(0.95, ours) <= wanted.openedMs;
  }
  return isFast;
}

async function timesSeen(base: string, path: string, tokens: readonly string[]): Promise<number[]> {
  const crowd = new Crowd(base, tokens);
  try {
    await crowd.connect();
    await crowd.talk(path, PER_SECOND, 5);
    crowd.times = [];
    await crowd.talk(path, PER_SECOND, SECONDS);
    if (crowd.refused || crowd.unseen) console.log(`refused ${crowd.refused}, not seen ${crowd.unseen}`);
    return crowd.refused || crowd.unseen ? [...crowd.times, Infinity] : crowd.times;
  } finally {
    crowd.leave();
  }
}

async function measureLive(replica: Replica, bare: string): Promise<boolean> {
  const tokens = Array.from({ length: CLIENTS }, (_, person) => replica.tokenOf(person));
  const theirs = await timesSeen(bare, '/', tokens);
  console.log(`${CLIENTS} clients at a bare socket.io: p95 ${at(0.95, theirs).toFixed(1)} ms`);
  const ours = await timesSeen(replica.base, '/api/messages', tokens);
  const ratio = (at(0.5, ours) / at(0.5, theirs)).toFixed(1);
  console.log(
    `${CLIENTS} clients, ${PER_SECOND} messages a second: seen after p95 ${at(0.95, ours).toFixed(1)} ms (limit ${wanted.seenMs}), p50 ${at(0.5, ours).toFixed(1)} ms; ${ratio} × the bare one`,
  );
  return at(0.95, ours) <= wanted.seenMs && Number.isFinite(Math.max(...ours));
}

const megabytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function measureIdle(replica: Replica): Promise<boolean> {
  await replica.restart();
  const before = megabytesOf(replica.process());
  const crowd = new Crowd(
    replica.base,
    Array.from({ length: IDLE }, (_, person) => replica.tokenOf(person)),
  );
  try {
    await crowd.connect();
    await pause(IDLE_MS);
    const after = megabytesOf(replica.process());
    const each = (((after - before) * 1024) / IDLE).toFixed(0);
    console.log(
      `${crowd.connected} idle sockets: ${after.toFixed(0)} MB resident (limit ${wanted.idleMegabytes}), ${each} KB each above ${before.toFixed(0)} MB`,
    );
    return crowd.connected === IDLE && after <= wanted.idleMegabytes;
  } finally {
    crowd.leave();
  }
}

/** Messaging at the service: what is sent is seen at once, idle sockets are cheap, and a long history opens as a short one. */
export async function benchMessages(): Promise<number> {
  await buildServices(['messaging']);
  const servers = await startTestServers();
  try {
    const replica = await prepare(servers.env);
    const bare = await startBare(replica.databaseUrl).catch((error: unknown) => error as Error);
    try {
      if (bare instanceof Error) throw bare;
      const isOpened = await measureOpening(replica, bare.address);
      const isSeen = await measureLive(replica, bare.address);
      const isIdle = await measureIdle(replica);
      console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
      return isOpened && isSeen && isIdle ? 0 : 1;
    } finally {
      replica.process().kill('SIGKILL');
      if (!(bare instanceof Error)) await bare.stop();
      await replica.pool.end();
    }
  } finally {
    await servers.stop();
  }
}

async function prepare(servers: Record<string, string | undefined>): Promise<Replica> {
  const admin = new pg.Client({ connectionString: servers['TEST_POSTGRES_URL'] });
  await admin.connect();
  await admin.query('CREATE DATABASE bench_messages');
  await admin.end();
  const url = new URL(servers['TEST_POSTGRES_URL'] ?? '');
  url.pathname = '/bench_messages';
  const port = await freeBase();
  const settings = environment(url.href, servers['TEST_REDIS_URL'] ?? '', port);
  const env = {
    ...settings,
    REDIS_PREFIX: 'bench-messages',
    S3_ENDPOINT: servers['TEST_S3_ENDPOINT'],
    S3_ACCESS_KEY: servers['TEST_S3_ACCESS_KEY'],
    S3_SECRET_KEY: servers['TEST_S3_SECRET_KEY'],
  };
  const migrated = spawnSync(process.execPath, [programOf('messaging'), 'migrate'], { env, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  await fillMessages(pool, IDLE / 2, MESSAGES);
  const base = `http://127.0.0.1:${port}`;
  const start = () =>
    spawn(process.execPath, ['--enable-source-maps', programOf('messaging')], { env, stdio: 'inherit' });
  let service = start();
  await untilReady(`${base}/health/ready`, service);
  return {
    base,
    pool,
    databaseUrl: url.href,
    tokenOf: (person) => tokenOf(settings['JWT_PRIVATE_KEY'] ?? '', person),
    process: () => service,
    restart: async () => {
      const gone = new Promise((resolve) => service.once('exit', resolve));
      service.kill('SIGKILL');
      await gone;
      service = start();
      await untilReady(`${base}/health/ready`, service);
    },
  };
}
