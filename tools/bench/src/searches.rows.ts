import type pg from 'pg';

/** Searches as crew make them: a word or two, most with a place, some with pay and days; one in fifty finds everything. */
export async function fillSearches(pool: pg.Pool, searches: number): Promise<void> {
  await pool.query(
    `INSERT INTO bookings.saved_searches (id, user_id, name, wanted, alert, stop_key, seen_at, words, place, rate_unit,
       rate_min, from_day)
     SELECT gen_random_uuid(), gen_random_uuid(), 'Search ' || n, '{}',
       (ARRAY['instant', 'daily', 'weekly', 'none'])[1 + n % 4], md5(n::text), now(),
       CASE WHEN n % 50 > 0 THEN CASE WHEN n % 3 = 0 THEN ARRAY['%skill' || n % 40 || '%', '%crew%']
         ELSE ARRAY['%skill' || n % 40 || '%'] END END,
       CASE WHEN n % 50 > 0 AND n % 5 > 0 THEN '%town' || n % 60 || '%' END,
       CASE WHEN n % 4 = 0 THEN 'day' END, CASE WHEN n % 4 = 0 THEN 20000 END,
       CASE WHEN n % 7 = 0 THEN date '2035-06-01' END
     FROM generate_series(1, $1::integer) n`,
    [searches],
  );
  await pool.query('VACUUM ANALYZE');
}

/** A day’s new jobs, with a description as long as people write. */
export async function addJobs(pool: pg.Pool, jobs: number): Promise<void> {
  await pool.query(
    `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, rate_pence, rate_unit, description, status,
       positions, duration_type, days, event_date, search_text, location_text, categories)
     SELECT gen_random_uuid(), gen_random_uuid(), 'Northlight', 'Skill' || n % 40 || ' crew', 'freelance', 'Town' || n % 60,
       '£280 a day', 28000, 'day', 'Work', 'active', 1, 'days', 1, '2035-06-12',
       'skill' || n % 40 || ' crew' || E'\\n' || repeat('two stages and one monitor desk ', 60), 'town' || n % 60, '{freelance}'
     FROM generate_series(1, $1::integer) n`,
    [jobs],
  );
}
