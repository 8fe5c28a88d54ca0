import type pg from 'pg';

const CHUNK = 20_000;

/** Jobs as a busy year brings them: words of every frequency, eight towns, four kinds of work, rates for a third. */
const generate = `
  INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, rate_pence, rate_unit, description, skills,
                    status, closed_reason, created_at, search_text, location_text, categories)
  SELECT gen_random_uuid(), gen_random_uuid(), 'Company ' || n % 4000, w.role || ' ' || n, 'freelance', w.town,
         '£' || 150 + n % 300 || ' a day', CASE WHEN n % 3 = 0 THEN 15000 + 100 * (n % 300) END,
         CASE WHEN n % 3 = 0 THEN 'day' END, w.words, ARRAY[w.role],
         CASE WHEN n % 10 = 0 THEN 'closed' ELSE 'active' END, CASE WHEN n % 10 = 0 THEN 'filled' END,
         now() - n * interval '20 seconds',
         lower(concat_ws(E'\\n', w.role || ' ' || n, 'company ' || n % 4000, w.words)), lower(w.town),
         CASE WHEN n % 40 = 0 THEN '{temporary}'::text[] ELSE '{freelance,gig}'::text[] END
  FROM generate_series($1::integer, $2::integer) n,
  LATERAL (SELECT (ARRAY['Sound engineer', 'Lighting designer', 'AV technician', 'Stage manager', 'Rigger', 'Camera operator'])[1 + n % 6] AS role,
                  (ARRAY['London', 'Leeds', 'Bristol', 'Glasgow', 'Cardiff', 'Belfast', 'York', 'Hull'])[1 + n % 8] AS town,
                  repeat('load in at eight and a tidy load out, call ' || n % 977 || '. ', 8) AS words) w`;

export async function fillJobs(pool: pg.Pool, count: number): Promise<void> {
  for (let from = 1; from <= count; from += CHUNK) await addJobs(pool, from, Math.min(count, from + CHUNK - 1));
  await pool.query('VACUUM ANALYZE jobs');
}

/** Those with these numbers, the first and the last one included. */
export async function addJobs(pool: pg.Pool, from: number, to: number): Promise<void> {
  await pool.query(generate, [from, to]);
}

/** As the service places them when they are written. */
const place = `UPDATE jobs SET lat = t.lat, lon = t.lon, placed_as = location_text
  FROM (VALUES ('london', 51.50853, -0.12574), ('leeds', 53.79648, -1.54785), ('bristol', 51.45523, -2.59665),
    ('glasgow', 55.86515, -4.25763), ('cardiff', 51.48, -3.18), ('belfast', 54.59682, -5.92541),
    ('york', 53.95763, -1.08271), ('hull', 53.7446, -0.33525)) AS t (town, lat, lon) WHERE location_text = t.town`;

/** Each of them at its place. */
export async function fillPlacedJobs(pool: pg.Pool, count: number): Promise<void> {
  await fillJobs(pool, count);
  await pool.query(place);
  await pool.query('VACUUM ANALYZE jobs');
}
