import type pg from 'pg';

const OF_A_ROLE = 5;

/** Jobs with a role of one position, a call and five open questions each, none of which ends yet. */
export async function fillDeadlines(pool: pg.Pool, offers: number): Promise<void> {
  await pool.query(
    `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, status, positions,
       duration_type, days, event_date, search_text, location_text, categories)
     SELECT gen_random_uuid(), gen_random_uuid(), 'Northlight', 'Job ' || n, 'freelance', 'Leeds', '£280 a day', 'Work',
       'active', 1, 'days', 1, '2035-06-12', '', '', '{}' FROM generate_series(1, $1::integer) n`,
    [offers / OF_A_ROLE],
  );
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
  await pool.query('VACUUM ANALYZE');
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

/** The same rows with nothing around them: what ending so many costs at the least. */
export async function endBare(pool: pg.Pool): Promise<void> {
  const ids = await pool.query<{ id: string }>('SELECT id FROM bookings.offers ORDER BY id');
  for (let from = 0; from < ids.rows.length; from += 200) {
    const some = [ids.rows.slice(from, from + 200).map(({ id }) => id)];
    await pool.query(`UPDATE bookings.offers SET state = 'expired', ended_at = now() WHERE id = ANY($1::uuid[])`, some);
    await pool.query(
      `INSERT INTO bookings.history (id, offer_id, what, by_side, at)
       SELECT gen_random_uuid(), id, 'expired', 'time', now() FROM unnest($1::uuid[]) AS id`,
      some,
    );
  }
}
