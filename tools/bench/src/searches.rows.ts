import type pg from 'pg';
import { jobsFrom, onDay } from './rows.js';

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
}

/** A day’s new jobs, with a description as long as people write. */
export async function addJobs(pool: pg.Pool, jobs: number): Promise<void> {
  await pool.query(
    jobsFrom('generate_series(1, $1::integer) n', {
      title: `'Skill' || n % 40 || ' crew'`,
      location: `'Town' || n % 60`,
      rate_pence: '28000',
      rate_unit: `'day'`,
      ...onDay(`'2035-06-12'`),
      search_text: `'skill' || n % 40 || ' crew' || E'\\n' || repeat('two stages and one monitor desk ', 60)`,
      location_text: `'town' || n % 60`,
      categories: `'{freelance}'`,
    }),
    [jobs],
  );
}
