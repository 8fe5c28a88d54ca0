import { randomUUID } from 'node:crypto';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { withQueue } from '../counting/queues.js';
import { rowsOf } from '../counting/rows.js';
import { settle } from '../counting/leftovers.js';
import { jobOf } from '../load/chain.js';
import { outcomeOf, send } from '../load/client.js';
import type { Drill, Evidence, Scene } from './drill.js';

const AT_ONCE = 10;
const ROUNDS = 20;
const DAY = 400;

/** Keeps a copy of everything that jobs publishes. */
const COPY = `CREATE TABLE drill_copy AS SELECT * FROM outbox WHERE false;
  CREATE FUNCTION drill_copy() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO drill_copy SELECT NEW.*; RETURN NEW; END $$;
  CREATE TRIGGER drill_copy AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION drill_copy()`;
const END_COPY = 'DROP TRIGGER drill_copy ON outbox; DROP FUNCTION drill_copy';
const AGAIN = `INSERT INTO outbox SELECT * FROM drill_copy WHERE queue LIKE 'events.%' ON CONFLICT DO NOTHING`;

/** Everything that was delivered is forgotten by the queues: what is sent again is delivered again. */
async function forgetDelivered({ product }: Scene): Promise<void> {
  for (const name of product.names.filter((one) => one !== 'gateway'))
    await withQueue(product, `events.${name}`, (queue) => queue.clean(0, 100_000, 'completed'));
}

/** One post under one key, ten times at once, again and again. Answers how many made other than one job. */
async function insistAtOnce({ product, people }: Scene): Promise<{ answers: number; odd: number }> {
  const token = people.companies[0]?.token ?? '';
  let [answers, odd] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Insisted ${String(round)} ${randomUUID()}`;
    const request = {
      method: 'POST',
      path: jobRoutes.list,
      token,
      key: randomUUID(),
      body: jobOf(title, DAY),
    } as const;
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => send(product.origin, request)));
    const made = all.filter((answer) => outcomeOf(answer) === 'ok').map(({ body }) => (body as { id: string }).id);
    const refused = all.filter((answer) => outcomeOf(answer) === 'fail').length;
    const rows = await rowsOf(product.databaseUrlOf('jobs'), 'SELECT 1 FROM jobs WHERE title = $1', [title]);
    if (new Set(made).size !== 1 || rows.length !== 1 || refused > 0) odd += 1;
    answers += all.length;
  }
  return { answers, odd };
}

export const duplicated: Drill = {
  name: 'duplicated',
  fault: 'F9',
  about: 'every event of jobs is published and delivered twice; a request comes ten times at once under one key',
  async run(scene): Promise<Evidence> {
    const { product, load, limits, size } = scene;
    const url = product.databaseUrlOf('jobs');
    await rowsOf(url, COPY);
    await load.reach('hire', 1);
    await settle(product, size.settleMs);
    await rowsOf(url, END_COPY);
    const twice = await insistAtOnce(scene);
    await forgetDelivered(scene);
    const [row] = await rowsOf<{ count: number }>(
      url,
      `WITH again AS (${AGAIN} RETURNING 1) SELECT count(*)::integer AS count FROM again`,
    );
    await settle(product, size.settleMs);
    await rowsOf(url, 'DROP TABLE drill_copy');
    limits.none('requests that had another effect than one', twice.odd);
    return { 'events delivered again': row?.count ?? 0, 'answers to requests sent ten times': twice.answers };
  },
};
