import type pg from 'pg';
import { jobsFrom } from './rows.js';

const CHUNK = 20_000;

/** Jobs as a busy year brings them: words of every frequency, eight towns, four kinds of work, rates for a third. */
const generate = jobsFrom(
  `generate_series($1::integer, $2::integer) n,
  LATERAL (SELECT (ARRAY['Sound engineer', 'Lighting designer', 'AV technician', 'Stage manager', 'Rigger', 'Camera operator'])[1 + n % 6] AS role,
                  repeat('load in at eight and a tidy load out, call ' || n % 977 || '. ', 8) AS words) w,
  LATERAL (SELECT * FROM (VALUES (0, 'London', 51.50853, -0.12574), (1, 'Leeds', 53.79648, -1.54785),
    (2, 'Bristol', 51.45523, -2.59665), (3, 'Glasgow', 55.86515, -4.25763), (4, 'Cardiff', 51.48, -3.18),
    (5, 'Belfast', 54.59682, -5.92541), (6, 'York', 53.95763, -1.08271), (7, 'Hull', 53.7446, -0.33525))
    AS t (nth, town, lat, lon) WHERE nth = n % 8) t`,
  {
    company: `'Company ' || n % 4000`,
    title: `w.role || ' ' || n`,
    location: 't.town',
    rate: `'£' || 150 + n % 300 || ' a day'`,
    rate_pence: 'CASE WHEN n % 3 = 0 THEN 15000 + 100 * (n % 300) END',
    rate_unit: `CASE WHEN n % 3 = 0 THEN 'day' END`,
    description: 'w.words',
    skills: 'ARRAY[w.role]',
    status: `CASE WHEN n % 10 = 0 THEN 'closed' ELSE 'active' END`,
    closed_reason: `CASE WHEN n % 10 = 0 THEN 'filled' END`,
    created_at: `now() - n * interval '20 seconds'`,
    search_text: `lower(concat_ws(E'\\n', w.role || ' ' || n, 'company ' || n % 4000, w.words))`,
    location_text: 'lower(t.town)',
    // As the service places them when they are written.
    lat: 't.lat',
    lon: 't.lon',
    placed_as: 'lower(t.town)',
    categories: `CASE WHEN n % 40 = 0 THEN '{temporary}'::text[] ELSE '{freelance,gig}'::text[] END`,
  },
);

export async function fillJobs(pool: pg.Pool, count: number): Promise<void> {
  for (let from = 1; from <= count; from += CHUNK) await addJobs(pool, from, Math.min(count, from + CHUNK - 1));
}

/** Those with these numbers, the first and the last one included. */
export async function addJobs(pool: pg.Pool, from: number, to: number): Promise<void> {
  await pool.query(generate, [from, to]);
}
