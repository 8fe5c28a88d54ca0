import { termsFor } from '@crewcall/contracts-bookings';
import type pg from 'pg';
import { idIn, idOf, jobsFrom, onDay } from './rows.js';

export const personId = (n: number): string => idOf(1, n);
export const company = idOf(9, 1);
export const askedId = (n: number): string => idOf(8, n);
export const ladderRole = idOf(4, 1);

const span = (day: string, from: string, to: string): string =>
  `tstzrange((${day} + time '${from}') AT TIME ZONE 'Europe/London', (${day} + time '${to}') AT TIME ZONE 'Europe/London')`;
const terms = JSON.stringify(termsFor('day', 28_000));
const columns = 'id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash';

export interface Sizes {
  people: number;
  /** Days of each person that are booked. */
  busyDays: number;
  /** Entries of the first person besides. */
  blocks: number;
  /** Questions that can be accepted, half of them through the service. */
  asked: number;
}

/** One job a day with a role on which all people are booked; the first person's own entries; a ladder of five. */
export async function fillBookings(pool: pg.Pool, { people, busyDays, blocks, asked }: Sizes): Promise<void> {
  const jobs = busyDays + 1 + asked;
  await pool.query(
    `INSERT INTO people (user_id, role, first_name, last_name)
     SELECT ${idIn(1, 'n')}, 'freelancer', 'Person ' || n, 'Ross' FROM generate_series(1, ${people + asked}) n`,
  );
  await pool.query(
    jobsFrom(`generate_series(1, ${jobs}) n`, {
      id: idIn(2, 'n'),
      recruiter_id: `'${company}'`,
      ...onDay('current_date + 1 + n % 300', 100),
    }),
  );
  await pool.query(
    `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
     SELECT ${idIn(3, 'n')}, ${idIn(2, 'n')}, d, '08:00', d, '18:00', ${span('d', '08:00', '18:00')}
     FROM generate_series(1, ${jobs}) n, LATERAL (SELECT (current_date + 1 + n % 300)::date AS d) day`,
  );
  await pool.query(
    `INSERT INTO bookings.roles (id, job_id, name, positions, filled, terms)
     SELECT CASE n WHEN ${busyDays + 1} THEN '${ladderRole}' ELSE ${idIn(5, 'n')} END, ${idIn(2, 'n')}, 'Rigger', 100, 0,
       '${terms}' FROM generate_series(1, ${jobs}) n`,
  );
  await pool.query(
    `INSERT INTO bookings.offers (${columns})
     SELECT ${idIn(6, `n * 100000 + p`)}, ${idIn(5, 'n')}, ${idIn(2, 'n')}, ${idIn(1, 'p')}, '${company}', 'booking', 'confirmed',
       ARRAY[${idIn(3, 'n')}], '${terms}', '' FROM generate_series(1, ${busyDays}) n, generate_series(1, ${people}) p`,
  );
  await pool.query(
    `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash,
       confirmed_at)
     SELECT id, id, role_id, job_id, freelancer_id, recruiter_id, 'confirmed', terms, '', now() FROM bookings.offers`,
  );
  await pool.query(
    `INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
     SELECT gen_random_uuid(), b.id, c.id, b.freelancer_id, c.during, 'confirmed'
     FROM bookings.bookings b JOIN bookings.calls c ON c.job_id = b.job_id`,
  );
  await pool.query(
    `INSERT INTO bookings.blocks (id, freelancer_id, kind, starts_on, starts_at, ends_on, ends_at, during, set_at)
     SELECT gen_random_uuid(), '${personId(1)}', 'maybe', d, '19:00', d, '20:00', ${span('d', '19:00', '20:00')},
       now() - make_interval(mins => n)
     FROM generate_series(1, ${blocks}) n, LATERAL (SELECT (current_date + 1 + n % 28)::date AS d) day`,
  );
  await pool.query(
    `INSERT INTO bookings.offers (${columns}, slot_rank, held_at, decide_by)
     SELECT ${idIn(7, 'n')}, '${ladderRole}', ${idIn(2, String(busyDays + 1))}, ${idIn(1, 'n')}, '${company}', 'pencil', 'held',
       ARRAY[${idIn(3, String(busyDays + 1))}], '${terms}', '', n, now(),
       now() + interval '1 day' FROM generate_series(1, 5) n`,
  );
  await pool.query(
    `INSERT INTO bookings.offers (${columns}, answer_by)
     SELECT ${idIn(8, 'n')}, ${idIn(5, `n + ${busyDays + 1}`)}, ${idIn(2, `n + ${busyDays + 1}`)}, ${idIn(1, `n + ${people}`)},
       '${company}', 'booking', 'open', ARRAY[${idIn(3, `n + ${busyDays + 1}`)}],
       '${terms}', '', now() + interval '1 day'
     FROM generate_series(1, ${asked}) n`,
  );
}
