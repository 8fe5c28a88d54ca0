import type pg from 'pg';
import type { BareOf } from './bare.js';

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

/** So many people of the directory, told apart by their names and the same in every run. */
export async function fillDirectory(pool: pg.Pool, people: number): Promise<void> {
  await pool.query(users, [people]);
  await pool.query(profiles);
  await pool.query(entries);
  for (const table of ['users', 'freelancer_profiles', 'crew_entries']) await pool.query(`VACUUM ANALYZE ${table}`);
}

/** The page by its index and nothing else. */
export const bare: BareOf = (pool) => {
  const page = `SELECT p.*, u.first_name, u.last_name FROM (SELECT user_id, rating_score FROM crew_entries
    ORDER BY rating_score DESC, user_id LIMIT 10) e
    JOIN freelancer_profiles p USING (user_id) JOIN users u ON u.id = p.user_id`;
  return async () => (await pool.query(page)).rows;
};
