import type pg from 'pg';
import { jobsFrom, onDay } from './rows.js';

const OF_A_ROLE = 5;

/** Jobs with a role of one position, a call and five open questions each, none of which ends yet. */
export async function fillDeadlines(pool: pg.Pool, offers: number): Promise<void> {
  await pool.query(jobsFrom('generate_series(1, $1::integer) n', onDay(`'2035-06-12'`)), [offers / OF_A_ROLE]);
  await pool.query(
    `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
     SELECT gen_random_uuid(), id, '2035-06-12', '08:00', '2035-06-12', '18:00',
       '[2035-06-12T07:00Z,2035-06-12T17:00Z)' FROM jobs`,
  );
  await pool.query(
    `INSERT INTO bookings.roles (id, job_id, name, positions, terms)
     SELECT gen_random_uuid(), id, title, 1, '{}' FROM jobs`,
  );
  await pool.query(
    `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms,
       terms_hash, answer_by, deadline_version)
     SELECT gen_random_uuid(), r.id, j.id, gen_random_uuid(), j.recruiter_id, 'booking', 'open', ARRAY[c.id], '{}', '',
       now(), 1
     FROM jobs j JOIN bookings.roles r ON r.job_id = j.id JOIN bookings.calls c ON c.job_id = j.id,
       generate_series(1, ${OF_A_ROLE})`,
  );
}

/** Opens all of them again, due at this moment. */
export async function dueNow(pool: pg.Pool): Promise<void> {
  await pool.query('TRUNCATE bookings.history, bookings.deadlines');
  await pool.query(`UPDATE bookings.offers SET state = 'open', deadline_version = 1, ended_at = NULL, ended_by = NULL`);
  await pool.query(
    `INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
     SELECT gen_random_uuid(), now(), 'expire', id, 1 FROM bookings.offers`,
  );
}
