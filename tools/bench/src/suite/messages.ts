import { Crowd } from '../messages-live.js';
import { fillMessages } from '../messages.rows.js';
import { type Replica, startProcess } from '../replica.js';
import { costOf, inRounds, type Side } from './compare.js';
import { type Figures, type Measured, type Sizes, tell } from './measured.js';
import { overRows, withSides } from './sides.js';

const PEOPLE = 40;
/** Slow enough for each to be alone on its way. */
const PER_SECOND = 20;
async function measure(crowd: Crowd, side: Side, path: string, seconds: number): Promise<Figures> {
  const figures = await costOf(side, async () => {
    crowd.times = [];
    await crowd.talk(path, PER_SECOND, seconds);
    return crowd.times;
  });
  if (crowd.refused || crowd.unseen) throw new Error(`${crowd.refused} messages refused, ${crowd.unseen} not seen`);
  return figures;
}

async function measureAll(replica: Replica, rows: number, sizes: Sizes): Promise<Measured[]> {
  const other = await startProcess('messaging', replica.env);
  const upstreams = { MESSAGING_URLS: `${replica.base},${other.base}` };
  const seconds = Math.max(1, Math.round(sizes.ms / 1000));
  try {
    return await withSides(replica, { bare: 'messages', upstreams, others: [other] }, async (ours, theirs) => {
      const [our, their] = [new Crowd(ours.base, PEOPLE), new Crowd(theirs.base, PEOPLE)];
      const send = () => measure(our, ours, '/api/messages', seconds);
      const sendBare = () => measure(their, theirs, '/', seconds);
      try {
        await our.connect();
        await their.connect();
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
      }
    });
  } finally {
    await other.stop();
  }
}

/** From the request to the other person's socket, beside one process that writes a row and pushes. */
export const measureMessages = (sizes: Sizes): Promise<Measured[]> =>
  overRows(
    { ...sizes, rows: sizes.rows.slice(0, 1) },
    (rows) => ({ name: 'suite-messages', service: 'messaging', fill: (pool) => fillMessages(pool, PEOPLE / 2, rows) }),
    (replica, rows) => measureAll(replica, rows, sizes),
  );
