import type pg from 'pg';

const users = `
  INSERT INTO users (id, email, role, first_name, last_name, terms_version, terms_accepted_at, email_verified_at)
  SELECT gen_random_uuid(), 'crew' || n || '@example.test', 'freelancer', 'Person ' || n, 'Surname', '1', now(), now()
  FROM generate_series(1, $1::integer) n`;

/** Some 700 bytes each, as people write of themselves; one in eight has each skill, one in six lives in each town. */
const profiles = `
  INSERT INTO freelancer_profiles (id, user_id, title, bio, location, experience_years, skills, rating_average, rating_count)
  SELECT gen_random_uuid(), u.id, 'Engineer', repeat('Calm on comms and early on site. ', 18),
         (ARRAY['Leeds', 'Manchester', 'London', 'Bristol', 'York', 'Hull'])[1 + u.n % 6], u.n % 30,
         ARRAY[(ARRAY['Sound Engineering', 'Lighting Design', 'AV Systems', 'Video Production', 'Stage Management',
                      'Rigging', 'Dante', 'QLab'])[1 + u.n % 8]],
         1 + (u.n * 7919 % 400) / 100.0, u.n % 40
  FROM (SELECT id, substr(first_name, 8)::integer AS n FROM users) u`;

const entries = `
  INSERT INTO crew_entries (user_id, rating_score, search_text, skills_text, location_text)
  SELECT p.user_id, p.rating_score,
         lower(u.first_name || ' ' || u.last_name || E'\\n' || p.title || E'\\n' || p.skills[1]),
         lower(p.skills[1]), lower(p.location)
  FROM freelancer_profiles p JOIN users u ON u.id = p.user_id`;

const PLANS = 97;
const AHEAD = 120;
const BUSY = 60;

/** Which days of those ahead a person is busy on: one of so many plans each, by their number. */
const plans = `
  SELECT plan, array_agg(day ORDER BY day) AS days FROM (
    SELECT plan, current_date + n AS day, row_number() OVER (PARTITION BY plan ORDER BY md5(plan || ':' || n)) AS place
    FROM generate_series(0, ${PLANS - 1}) plan, generate_series(1, ${AHEAD}) n) drawn
  WHERE place <= ${BUSY} GROUP BY plan`;

/** As identity keeps them: a bit a day in a ring of 512, and a letter a day. */
const busy = `
  WITH told AS (
    SELECT plan, (SELECT bit_or(set_bit(0::bit(512), (day - date '1970-01-01') % 512, 1)) FROM unnest(days) day) AS ring,
      (SELECT string_agg(CASE WHEN current_date + n = ANY(days) THEN 'b' ELSE 'u' END, '' ORDER BY n)
       FROM generate_series(0, ${AHEAD}) n) AS letters
    FROM (${plans}) drawn
  ), days AS (
    INSERT INTO availability_days (user_id, taken, free)
    SELECT u.id, ring, 0::bit(512) FROM users u JOIN told ON plan = substr(first_name, 8)::integer % ${PLANS}
  )
  INSERT INTO availability_words (user_id, is_shared, from_day, words, as_of, version)
  SELECT u.id, true, current_date, letters, now(), 1 FROM users u JOIN told ON plan = substr(first_name, 8)::integer % ${PLANS}`;

/** So many people of the directory, told apart by their names and the same in every run. */
export async function fillDirectory(pool: pg.Pool, people: number): Promise<void> {
  for (const sql of [users, profiles, busy, entries]) await pool.query(sql, sql === users ? [people] : []);
}

/** How many of so many people are busy on none of some days, by their plans alone. */
export async function freeCounter(pool: pg.Pool, people: number): Promise<(days: readonly string[]) => number> {
  const { rows } = await pool.query<{ plan: number; days: string[] }>(
    `SELECT plan, days::text[] FROM (${plans}) drawn`,
  );
  // People are numbered from 1, and have the plan of their number.
  const sharing = (plan: number): number => Math.floor((people - plan) / PLANS) + (plan ? 1 : 0);
  return (days) =>
    rows.reduce(
      (sum, { plan, days: busyOn }) => sum + (days.some((day) => busyOn.includes(day)) ? 0 : sharing(plan)),
      0,
    );
}
