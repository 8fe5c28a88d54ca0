import { tokenFor } from '@crewcall/testing-node';
import type pg from 'pg';
import { startBare } from '../bare.js';
import { fillJobs } from '../jobs.rows.js';
import { type Replica, withReplica } from '../replica.js';
import { pick } from '../times.js';
import type { Given } from './apply-bare.js';
import { costOf, inRounds, type Side } from './compare.js';
import { type Asked, type Asking, load } from './load.js';
import { type Measured, type Sizes, tell } from './measured.js';
import { startGateway } from './processes.js';
import { serverPids } from './processor.js';

/** More than eight connections send in one round: who applies through the service must be known there. */
const A_ROUND = 10_000;
const A_BARE_ROUND = 100_000;
/** As many as lists are asked for before they are timed: until then V8, which compiles it, takes a third of its processor time. */
const WARM_UP = 4000;
const JOBS = 10_000;

const personOf = (side: 1 | 2, n: number): string =>
  `${side}0000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** So many applications for jobs of others, and the people who will send more. */
async function fill(pool: pg.Pool, rows: number, people: number): Promise<void> {
  await fillJobs(pool, JOBS);
  await pool.query(
    `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, answers, role_ids, call_ids, source, version,
       applied_at, updated_at)
     SELECT gen_random_uuid(), j.id, gen_random_uuid(), j.recruiter_id, 'applied', '[]', '{}', '{}', 'search', 1,
       now() - interval '2 days', now() - interval '2 days'
     FROM jobs j, generate_series(1, $1::integer)`,
    [rows / JOBS],
  );
  await pool.query(
    `INSERT INTO people (user_id, role, first_name, last_name)
     SELECT ('10000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'freelancer', 'Person ' || n, 'Ross'
     FROM generate_series(0, $1::integer) n`,
    [people],
  );
  await pool.query('VACUUM ANALYZE');
}

/** Signed before they are used: who applies has signed in long before. */
const tokensOf = (from: number): string[] =>
  Array.from({ length: A_ROUND }, (_, n) => tokenFor({ id: personOf(1, from + n), role: 'freelancer' }));

async function measureAll({ base, pool, env, process }: Replica, rows: number, sizes: Sizes): Promise<Measured[]> {
  const { rows: jobs } = await pool.query<{ id: string }>(`SELECT id FROM jobs WHERE status = 'active' LIMIT 500`);
  const jobOf = (n: number): string => pick(jobs, n).id;
  const gateway = await startGateway(env, { JOBS_URL: base });
  const first = await fetch(`${gateway.base}/api/jobs/${jobOf(0)}/apply`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenFor({ id: personOf(1, 0), role: 'freelancer' })}` },
  });
  const bare = await startBare('apply', env, { answer: await first.json() } satisfies Given);
  const servers = await serverPids(pool, String(env['REDIS_URL']));
  const ours = { base: gateway.base, pids: [gateway.pid, process().pid ?? 0, ...servers] };
  const theirs = { base: bare.base, pids: [bare.pid, ...servers] };

  const send = ({ base }: Side, asking: Pick<Asking, 'from' | 'ms' | 'of' | 'least'>) =>
    load({ base, connections: 8, ...asking });
  /** The warm-up is the first of the rounds, which begin after the one application above. */
  const sendOurs = (round: number, ms: number, least = 0) => {
    const from = 1 + round * A_ROUND;
    const tokens = tokensOf(from);
    return costOf(ours, () =>
      send(ours, { from, ms, least, of: (n) => ({ path: `/api/jobs/${jobOf(n)}/apply`, token: tokens[n - from] }) }),
    );
  };
  const sendBare = (round: number, ms: number, least = 0) => {
    const of = (n: number): Asked => ({ path: `/${jobOf(n)}/${personOf(2, n)}`, token: 'none' });
    return costOf(theirs, () => send(theirs, { from: round * A_BARE_ROUND, ms, least, of }));
  };
  try {
    await sendOurs(0, sizes.warmUpMs, WARM_UP);
    await sendBare(0, sizes.warmUpMs, WARM_UP);
    const rounds = await inRounds(
      sizes,
      (round) => sendOurs(round + 1, sizes.ms),
      (round) => sendBare(round + 1, sizes.ms),
    );
    const what = 'apply for a job';
    return [tell({ id: 'B3', what, rows, rounds, goal: { of: 'perSecond', least: 0.65 } })];
  } finally {
    await bare.stop();
    await gateway.stop();
  }
}

/** An application through the gateway, with as many applications there already, beside its rows by the bare driver. */
export async function measureApplying(sizes: Sizes): Promise<Measured[]> {
  const all: Measured[] = [];
  const people = (sizes.rounds + 1) * A_ROUND;
  for (const rows of sizes.rows) {
    const bench = { name: `suite-apply-${rows}`, service: 'jobs', connections: 1 } as const;
    const filled: Parameters<typeof withReplica>[0]['fill'] = (pool) => fill(pool, rows, people);
    all.push(...(await withReplica({ ...bench, fill: filled }, (replica) => measureAll(replica, rows, sizes))));
  }
  return all;
}
