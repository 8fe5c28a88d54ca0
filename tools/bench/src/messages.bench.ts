import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startBare } from './bare.js';
import { read } from './client.js';
import { Crowd, tokenOf } from './messages-live.js';
import { conversationId, fillMessages, forgetReading } from './messages.rows.js';
import { type Replica, serviceBench } from './replica.js';
import { against, at, inTurns, p50p95, spread } from './times.js';

const wanted = { seenMs: 50, idleMegabytes: 400, openedMs: 30 } as const;
const CLIENTS = 1000;
const PER_SECOND = 200;
const SECONDS = 15;
const IDLE = 5000;
/** Longer than a heartbeat, so that every socket was heard of once. */
const IDLE_MS = 30_000;
const MESSAGES = 100_000;
const TURNS = [80, 400] as const;
const UNREAD = 50;

const history = `/api/conversations/${conversationId(0)}/messages`;
const openings: readonly { name: string; path: (n: number) => string; unread?: number }[] = [
  { name: 'opened, all read', path: () => history },
  { name: `opened, ${UNREAD} unread`, path: () => history, unread: UNREAD },
  { name: 'any earlier page', path: (n) => `${history}?before=${2 + spread(n, MESSAGES)}` },
];

async function readMessages(url: string, token?: string): Promise<void> {
  const page = await read(url, { token });
  if (!Array.isArray(page) || !page.length) throw new Error(`${url} answered without messages`);
}

/** A conversation of 100,000 messages. */
async function measureOpening(replica: Replica, bare: string): Promise<boolean> {
  const token = tokenOf(0);
  let isFast = true;
  for (const { name, path, unread } of openings) {
    const { ours, theirs } = await inTurns(
      TURNS,
      (n) => readMessages(replica.base + path(n), token),
      () => readMessages(bare),
      unread ? () => forgetReading(replica.pool, MESSAGES, unread) : undefined,
    );
    console.log(
      `${MESSAGES} messages, ${name}: ${p50p95(ours)} (limit ${wanted.openedMs}); ${against(ours, theirs)} × the bare page`,
    );
    isFast &&= at(0.95, ours) <= wanted.openedMs;
  }
  return isFast;
}

async function timesSeen(base: string, path: string): Promise<number[]> {
  const crowd = new Crowd(base, CLIENTS);
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
  const theirs = await timesSeen(bare, '/');
  console.log(`${CLIENTS} clients at a bare socket.io: p95 ${at(0.95, theirs).toFixed(1)} ms`);
  const ours = await timesSeen(replica.base, '/api/messages');
  console.log(
    `${CLIENTS} clients, ${PER_SECOND} messages a second: seen after ${p50p95(ours)} (limit ${wanted.seenMs}); ${against(ours, theirs)} × the bare one`,
  );
  return at(0.95, ours) <= wanted.seenMs && Number.isFinite(Math.max(...ours));
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function measureIdle(replica: Replica): Promise<boolean> {
  await replica.restart();
  const before = megabytesOf(replica.pid());
  const crowd = new Crowd(replica.base, IDLE);
  try {
    await crowd.connect();
    await pause(IDLE_MS);
    const after = megabytesOf(replica.pid());
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
export const bench = (): Promise<number> =>
  serviceBench(
    { name: 'messages', service: 'messaging', fill: (pool) => fillMessages(pool, IDLE / 2, MESSAGES) },
    async (replica) => {
      const bare = await startBare('messages', replica.env);
      try {
        const isOpened = await measureOpening(replica, bare.base);
        const isSeen = await measureLive(replica, bare.base);
        const isIdle = await measureIdle(replica);
        return isOpened && isSeen && isIdle;
      } finally {
        await bare.stop();
      }
    },
  );
