import { startBare } from '../bare.js';
import { fillJobs } from '../jobs.rows.js';
import { type Replica, withReplica } from '../replica.js';
import { pick, spread } from '../times.js';
import { assertAlike, compare } from './compare.js';
import { type Measured, type Sizes, tell } from './measured.js';
import { startGateway } from './processes.js';
import { serverPids } from './processor.js';

const words = ['sound', 'lighting', 'technician', 'stage', 'rigger', 'camera', 'load in'];
const towns = ['london', 'leeds', 'bristol', 'glasgow', 'york', 'hull'];
const word = (n: number): string => encodeURIComponent(pick(words, n));

interface Mix {
  id: string;
  what: string;
  path: (n: number, rows: number) => string;
  least: number;
}

const mixes: readonly Mix[] = [
  { id: 'B1', what: 'list of jobs, with its total', path: () => '/api/jobs', least: 0.45 },
  { id: 'B1', what: 'any of a hundred pages', path: (n) => `/api/jobs?page=${1 + spread(n, 100)}`, least: 0.45 },
  { id: 'B2', what: 'common word', path: (n) => `/api/jobs?search=${word(n)}`, least: 0.45 },
  {
    id: 'B2',
    what: 'word and place',
    path: (n) => `/api/jobs?search=${word(n)}&location=${pick(towns, n >> 3)}`,
    least: 0.6,
  },
  { id: 'B2', what: 'selective, unseen', path: (n, rows) => `/api/jobs?search=%20${spread(n, rows)}`, least: 0.8 },
];

async function measureAll({ base, pool, env, process }: Replica, rows: number, sizes: Sizes): Promise<Measured[]> {
  const gateway = await startGateway(env, { JOBS_URL: base });
  const bare = await startBare('lists', env);
  const servers = await serverPids(pool, String(env['REDIS_URL']));
  const ours = { base: gateway.base, pids: [gateway.pid, process().pid ?? 0, ...servers] };
  const theirs = { base: bare.base, pids: [bare.pid, ...servers] };
  try {
    const all: Measured[] = [];
    for (const { id, what, path, least } of mixes) {
      const asked = (n: number): string => path(n, rows);
      await assertAlike(ours, theirs, asked);
      const rounds = await compare(ours, theirs, sizes, asked);
      all.push(tell({ id, what, rows, rounds, goal: { of: 'perSecond', least } }));
    }
    return all;
  } finally {
    await bare.stop();
    await gateway.stop();
  }
}

/** Lists of jobs through the gateway, beside one statement a page by the bare driver, which tells no total. */
export async function measureLists(sizes: Sizes): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const rows of sizes.rows) {
    const bench = { name: `suite-jobs-${rows}`, service: 'jobs', connections: 1 } as const;
    const fill: Parameters<typeof withReplica>[0]['fill'] = (pool) => fillJobs(pool, rows);
    all.push(...(await withReplica({ ...bench, fill }, (replica) => measureAll(replica, rows, sizes))));
  }
  return all;
}
