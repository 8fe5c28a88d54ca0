import { withQueue } from '../counting/queues.js';
import { rowsOf } from '../counting/rows.js';
import { settle } from '../counting/leftovers.js';
import type { Product } from '../product/product.js';
import type { Drill, Evidence } from './drill.js';

/** Keeps a copy of everything that jobs publishes. */
const COPY = `CREATE TABLE drill_copy AS SELECT * FROM outbox WHERE false;
  CREATE FUNCTION drill_copy() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO drill_copy SELECT NEW.*; RETURN NEW; END $$;
  CREATE TRIGGER drill_copy AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION drill_copy()`;
const END_COPY = 'DROP TRIGGER drill_copy ON outbox; DROP FUNCTION drill_copy';
const AGAIN = `INSERT INTO outbox SELECT * FROM drill_copy WHERE queue LIKE 'events.%' ON CONFLICT DO NOTHING`;

/** Everything that was delivered is forgotten by the queues: what is sent again is delivered again. */
async function forgetDelivered(product: Product): Promise<void> {
  for (const name of product.names.filter((one) => one !== 'gateway'))
    await withQueue(product, `events.${name}`, (queue) => queue.clean(0, 100_000, 'completed'));
}

export const duplicated: Drill = {
  name: 'duplicated',
  fault: 'F9',
  about: 'every event of jobs is published and delivered twice',
  async run({ product, load, size }): Promise<Evidence> {
    const url = product.databaseUrlOf('jobs');
    await rowsOf(url, COPY);
    await load.reach('hire', 1);
    await settle(product, size.settleMs);
    await rowsOf(url, END_COPY);
    await forgetDelivered(product);
    const [row] = await rowsOf<{ count: number }>(
      url,
      `WITH again AS (${AGAIN} RETURNING 1) SELECT count(*)::integer AS count FROM again`,
    );
    await settle(product, size.settleMs);
    await rowsOf(url, 'DROP TABLE drill_copy');
    return { 'events delivered again': row?.count ?? 0 };
  },
};
