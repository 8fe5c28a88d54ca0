import { readFileSync } from 'node:fs';
import type { FindingsOf } from '../counting/findings.js';
import { rowsOf } from '../counting/rows.js';
import { OVERLAPS } from '../counting/stored.js';
import type { Ledger } from '../load/ledger.js';
import type { MoveAttempt } from './market.js';

export type BookingFindings = FindingsOf<'LOST' | 'DUP' | 'TORN' | 'LATE' | 'TWICE' | 'REPEATED'>;

interface Standing {
  offer_id: string;
  bookings: number;
  confirmed: number;
}

const STANDING = `SELECT o.id AS offer_id,
    (SELECT count(*)::integer FROM bookings.bookings b WHERE b.offer_id = o.id) AS bookings,
    (SELECT count(*)::integer FROM bookings.history h WHERE h.offer_id = o.id AND h.what = 'confirmed') AS confirmed
  FROM bookings.offers o`;
/** Bookings of which not every call takes time, or which their offer knows nothing of. */
const TORN = `SELECT b.id FROM bookings.bookings b JOIN bookings.offers o ON o.id = b.offer_id
  WHERE b.state <> 'cancelled' AND (o.state <> 'confirmed' OR cardinality(o.call_ids) <>
    (SELECT count(*) FROM bookings.commitments c WHERE c.booking_id = b.id AND c.state = 'confirmed'))`;
/** Waves that went out again, who was asked again by one cover, and who has a sheet without being told, or twice. */
const TWICE = `SELECT 'The cover ' || rescue_id || ' has again: ' || words AS what FROM bookings.rescue_steps
    WHERE what = 'wave' GROUP BY rescue_id, words HAVING count(*) > 1
  UNION ALL SELECT 'The cover ' || rescue_id || ' asked again ' || freelancer_id FROM bookings.offers
    WHERE rescue_id IS NOT NULL GROUP BY rescue_id, freelancer_id HAVING count(*) > 1
  UNION ALL SELECT 'The call ' || call_id || ' has its sheet again' FROM bookings.call_sheets
    GROUP BY call_id, fields HAVING count(*) > 1`;
const LATE = `SELECT kind FROM bookings.deadlines WHERE done_at IS NULL AND due_at < now() - interval '60 seconds'`;

export interface Promised {
  ledger: Ledger<MoveAttempt>;
  /** Offers that companies were told of as made. */
  offered: readonly string[];
  /** Pencils that time was to confirm. */
  promoted: readonly string[];
}

/** Compares what was acknowledged with the whole of the tables. */
export async function judgeBookings(
  url: string,
  { ledger: { attempts }, offered, promoted }: Promised,
  logs: readonly string[],
): Promise<BookingFindings> {
  const standing = await rowsOf<Standing>(url, STANDING);
  const accepted = attempts
    .filter(({ move, result }) => move === 'accept' && result === 'ok')
    .map((one) => one.offerId);
  const refused = new Set(attempts.filter(({ result }) => result === 'fail').map(({ offerId }) => offerId));
  const pencils = new Set(
    (await rowsOf<{ id: string }>(url, `SELECT id FROM bookings.offers WHERE kind = 'pencil'`)).map(({ id }) => id),
  );
  const wanted = new Set([...accepted.filter((id) => !pencils.has(id)), ...promoted]);
  const isWrong = ({ offer_id, bookings, confirmed }: Standing): boolean =>
    bookings > 1 || confirmed > 1 || (refused.has(offer_id) && bookings > 0);
  const [overlaps] = await rowsOf<{ count: number }>(url, OVERLAPS);
  const [torn, late] = [await rowsOf<{ id: string }>(url, TORN), await rowsOf<{ kind: string }>(url, LATE)];
  const twice = await rowsOf<{ what: string }>(url, TWICE);
  const there = new Set(standing.map(({ offer_id }) => offer_id));
  const repeats = logs.flatMap((log) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.includes('A transaction is repeated')),
  );
  return {
    LOST: [
      ...offered.filter((id) => !there.has(id)).map((id) => `The offer ${id} is gone`),
      ...standing
        .filter((one) => wanted.has(one.offer_id) && one.bookings === 0)
        .map(({ offer_id }) => `${offer_id} is not booked`),
    ],
    DUP: [
      ...standing
        .filter(isWrong)
        .map((one) => `${one.offer_id} has ${one.bookings} bookings, confirmed ${one.confirmed} times`),
      ...(overlaps?.count ? [`${overlaps.count} pairs of one person's bookings overlap`] : []),
    ],
    TORN: torn.map(({ id }) => `The booking ${id} is not whole`),
    LATE: late.map(({ kind }) => `A deadline is left: ${kind}`),
    TWICE: twice.map(({ what }) => what),
    REPEATED: repeats,
  };
}
