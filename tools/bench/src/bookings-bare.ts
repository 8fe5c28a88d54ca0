import type pg from 'pg';
import type { BareOf } from './bare.js';
import { bareMonth } from './bookings-bare-month.js';
import { ladderRole, personId } from './bookings.rows.js';

const booked = `FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id
  WHERE m.freelancer_id = ANY($1::uuid[]) AND m.during && $2::tstzrange AND m.state = 'confirmed'`;

/** The same rows by the fewest statements; what the service makes of them is sent as it was. */
const reads: Record<string, string> = {
  '/check': `SELECT m.freelancer_id, m.during::text ${booked}
     UNION ALL SELECT freelancer_id, during::text FROM bookings.blocks
     WHERE freelancer_id = ANY($1::uuid[]) AND during && $2::tstzrange`,
  '/ladder': `SELECT o.*, r.name, j.title, j.company, j.location, p.first_name, p.last_name, c.* FROM bookings.offers o
     JOIN bookings.roles r ON r.id = o.role_id JOIN jobs j ON j.id = o.job_id JOIN people p ON p.user_id = o.freelancer_id
     JOIN bookings.calls c ON c.id = ANY(o.call_ids) WHERE o.role_id = $1 AND o.state = 'held' ORDER BY o.slot_rank`,
};

export interface Given {
  people: number;
  windows: Record<string, string>;
  /** What the service answers to the same: it is sent again, without being made of rows. */
  answers: Record<string, unknown>;
}

export const bare: BareOf<Given> = (pool, { people, windows, answers }) => {
  // Not the outbox itself, which the service would empty.
  const made = pool.query('CREATE TABLE bare_outbox (LIKE outbox INCLUDING ALL)');
  const of: Record<string, unknown[]> = {
    '/check': [Array.from({ length: people }, (_, n) => personId(n + 1)), windows['/check']],
    '/ladder': [ladderRole],
  };
  return async ({ url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://bare');
    if (pathname === '/calendar') return bareMonth(pool, [personId(1), windows['/calendar']]);
    const text = reads[pathname];
    if (text) await pool.query({ name: pathname, text, values: of[pathname] });
    else await made.then(() => confirm(pool, searchParams.get('offer') ?? ''));
    return answers[pathname];
  };
};

type Offer = Record<string, string>;

/** What a confirm writes, with its locks, its two events and nothing around them. */
const steps: [sql: string, of: (offer: Offer) => unknown[]][] = [
  ['SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE', ({ job_id }) => [job_id]],
  ['SELECT 1 FROM bookings.roles WHERE id = $1 FOR UPDATE', ({ role_id }) => [role_id]],
  ['INSERT INTO bookings.members (user_id) VALUES ($1) ON CONFLICT DO NOTHING', ({ freelancer_id }) => [freelancer_id]],
  ['SELECT 1 FROM bookings.members WHERE user_id = $1 FOR NO KEY UPDATE', ({ freelancer_id }) => [freelancer_id]],
  [`UPDATE bookings.offers SET state = 'confirmed', version = version + 1 WHERE id = $1`, ({ id }) => [id]],
  [
    `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash,
       confirmed_at) SELECT id, id, role_id, job_id, freelancer_id, recruiter_id, 'confirmed', terms, '', now()
     FROM bookings.offers WHERE id = $1`,
    ({ id }) => [id],
  ],
  [
    `INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
     SELECT gen_random_uuid(), o.id, c.id, o.freelancer_id, c.during, 'confirmed'
     FROM bookings.offers o JOIN bookings.calls c ON c.id = ANY(o.call_ids) WHERE o.id = $1`,
    ({ id }) => [id],
  ],
  ['UPDATE bookings.roles SET filled = filled + 1 WHERE id = $1', ({ role_id }) => [role_id]],
  ['UPDATE jobs SET hired_count = hired_count + 1, version = version + 1 WHERE id = $1', ({ job_id }) => [job_id]],
  [
    `INSERT INTO bookings.history (id, offer_id, what, by_side, at)
     VALUES (gen_random_uuid(), $1, 'confirmed', 'crew', now())`,
    ({ id }) => [id],
  ],
  [
    `INSERT INTO bare_outbox (id, queue, name, payload) SELECT gen_random_uuid(), 'bare', 'booking-confirmed', to_jsonb(o)
     FROM bookings.offers o, generate_series(1, 4) WHERE o.id = $1`,
    ({ id }) => [id],
  ],
];

async function confirm(pool: pg.Pool, offerId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const found = await client.query<Offer>('SELECT * FROM bookings.offers WHERE id = $1', [offerId]);
    const [offer] = found.rows;
    if (!offer) throw new Error(`There is no offer ${offerId}`);
    for (const [index, [text, of]] of steps.entries())
      await client.query({ name: `confirm ${index}`, text, values: of(offer) });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
