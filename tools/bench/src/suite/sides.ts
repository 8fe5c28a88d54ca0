import { startBare } from '../bare.js';
import { type Bench, type Replica, startProcess, withReplica } from '../replica.js';
import type { Side } from './compare.js';
import type { Measured, Sizes } from './measured.js';
import { serverPids } from './processor.js';

/** What is not measured is not there; who asks for it is told so. */
const NOTHING = 'http://127.0.0.1:9';

/** In front of these services. Every request is counted for its limits, which no bench reaches. */
const startGateway = (env: NodeJS.ProcessEnv, upstreams: NodeJS.ProcessEnv) =>
  startProcess('gateway', {
    ...env,
    RATE_LIMIT_FACTOR: '100000',
    MAX_CONNECTIONS_PER_ADDRESS: '20000',
    MAX_SOCKETS_PER_ADDRESS: '20000',
    IDENTITY_URL: NOTHING,
    JOBS_URL: NOTHING,
    MESSAGING_URLS: NOTHING,
    NOTIFICATIONS_URL: NOTHING,
    ADMIN_URL: NOTHING,
    ...upstreams,
  });

interface Compared {
  bare: Parameters<typeof startBare>[0];
  /** Where the gateway finds the replica. */
  upstreams: NodeJS.ProcessEnv;
  /** What the bare one is given, asked of ours at this address. */
  given?: (base: string) => Promise<unknown>;
  /** What runs besides. */
  others?: readonly { pid: number }[];
}

/** A replica behind a gateway, beside the bare one, for as long as the work takes. */
export async function withSides<T>(
  { pool, env, pid }: Replica,
  { bare: bareOf, upstreams, given, others = [] }: Compared,
  work: (ours: Side, theirs: Side) => Promise<T>,
): Promise<T> {
  const gateway = await startGateway(env, upstreams);
  try {
    const bare = await startBare(bareOf, env, await given?.(gateway.base));
    const servers = await serverPids(pool, String(env['REDIS_URL']));
    const ours = { base: gateway.base, pids: [gateway.pid, pid(), ...others.map((one) => one.pid), ...servers] };
    try {
      return await work(ours, { base: bare.base, pids: [bare.pid, ...servers] });
    } finally {
      await bare.stop();
    }
  } finally {
    await gateway.stop();
  }
}

/** Measured with each number of rows, on a replica of its own. */
export async function overRows(
  sizes: Sizes,
  bench: (rows: number) => Bench,
  measure: (replica: Replica, rows: number) => Promise<Measured[]>,
): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const rows of sizes.rows)
    all.push(...(await withReplica({ connections: 1, ...bench(rows) }, (replica) => measure(replica, rows))));
  return all;
}
