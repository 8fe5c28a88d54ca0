import { tokenFor } from '@crewcall/testing-node';
import { startBare } from '../bare.js';
import { Crowd } from '../messages-live.js';
import { fillMessages, personId } from '../messages.rows.js';
import { type Replica, withReplica } from '../replica.js';
import { costOf, inRounds, type Side } from './compare.js';
import { type Figures, type Measured, type Sizes, tell } from './measured.js';
import { startGateway, startProcess } from './processes.js';
import { serverPids } from './processor.js';

const PEOPLE = 40;
/** Slow enough for each to be alone on its way. */
const PER_SECOND = 20;
const tokens = Array.from({ length: PEOPLE }, (_, person) =>
  tokenFor({ id: personId(person), role: person % 2 ? 'recruiter' : 'freelancer' }),
);

async function measure(crowd: Crowd, side: Side, path: string, seconds: number): Promise<Figures> {
  const figures = await costOf(side, async () => {
    crowd.times = [];
    await crowd.talk(path, PER_SECOND, seconds);
    return crowd.times;
  });
  if (crowd.refused || crowd.unseen) throw new Error(`${crowd.refused} messages refused, ${crowd.unseen} not seen`);
  return figures;
}

async function measureAll({ base, pool, env, process }: Replica, rows: number, sizes: Sizes): Promise<Measured[]> {
  const other = await startProcess('messaging', env);
  const gateway = await startGateway(env, { MESSAGING_URLS: `${base},${other.base}` });
  const bare = await startBare('messages', env);
  const servers = await serverPids(pool, String(env['REDIS_URL']));
  const ours = { base: gateway.base, pids: [gateway.pid, process().pid ?? 0, other.pid, ...servers] };
  const theirs = { base: bare.base, pids: [bare.pid, ...servers] };
  const [our, their] = [new Crowd(ours.base, tokens), new Crowd(theirs.base, tokens)];
  const seconds = Math.max(1, Math.round(sizes.ms / 1000));
  try {
    await our.connect();
    await their.connect();
    const [send, sendBare] = [
      () => measure(our, ours, '/api/messages', seconds),
      () => measure(their, theirs, '/', seconds),
    ];
    await send();
    await sendBare();
    const rounds = await inRounds(sizes, send, sendBare);
    const what = 'message sent → seen through the gateway, two replicas';
    return [
      tell({ id: 'B4', what: `${what}, p50`, rows, rounds, goal: { of: 'p50', most: 2.5 } }),
      tell({ id: 'B4', what: `${what}, p99`, rows, rounds, goal: { of: 'p99', most: 4 } }),
    ];
  } finally {
    our.leave();
    their.leave();
    await bare.stop();
    await gateway.stop();
    await other.stop();
  }
}

/** From the request to the other person's socket, beside one process that writes a row and pushes. */
export function measureMessages(sizes: Sizes): Promise<Measured[]> {
  const rows = sizes.rows[0] ?? 0;
  const bench = { name: 'suite-messages', service: 'messaging', connections: 1 } as const;
  const fill: Parameters<typeof withReplica>[0]['fill'] = (pool) => fillMessages(pool, PEOPLE / 2, rows);
  return withReplica({ ...bench, fill }, (replica) => measureAll(replica, rows, sizes));
}
