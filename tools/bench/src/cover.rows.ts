import { dayAfter, termsFor, wallTimeOf } from '@crewcall/contracts-bookings';
import type pg from 'pg';
import { idIn, idOf, jobsFrom, onDay } from './rows.js';

export const company = idOf(9, 1);
const [jobId, oldJobId] = [idOf(2, 1), idOf(2, 2)];
export const roleId = idOf(5, 1);
const oldRoleId = idOf(5, 2);
const [callId, left] = [idOf(3, 1), idOf(1, 1)];
const terms = JSON.stringify(termsFor('day', 28_000));

/** Every fifth lives in the one city, all others all over the country. */
export const city = { lat: 51.5, lon: -0.12 };
export const town = { lat: 54.5, lon: -2.5 };

const people = `
  INSERT INTO people (user_id, role, first_name, last_name, location, skills, reach_miles, lat, lon)
  SELECT ${idIn(1, 'n')}, 'freelancer', 'Person ' || n, 'Ross', 'Town ' || n % 500,
    ARRAY[(ARRAY['Sound Engineering', 'Lighting Design', 'AV Systems', 'Video Production', 'Stage Management',
                 'Rigging', 'Dante', 'QLab'])[1 + n % 8], 'Driving'], 50,
    CASE WHEN n % 5 = 0 THEN ${city.lat} + (n * 7919 % 1000) / 2500.0 - 0.2 ELSE 50 + (n * 7919::bigint % 10000) / 1600.0 END,
    CASE WHEN n % 5 = 0 THEN ${city.lon} + (n * 104729::bigint % 1000) / 1600.0 - 0.3 ELSE -5 + (n * 104729::bigint % 10000) / 1600.0 END
  FROM generate_series(1, $1::integer) n`;

const ratings = `
  INSERT INTO rating_summaries (freelancer_id, distribution)
  SELECT user_id, '{0,0,3,4,3}' FROM people WHERE hashtext(user_id::text) % 2 = 0`;

/** Two questions that were answered, of an old job, for each. */
const replies = `
  INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash,
    answer_by, answered_at)
  SELECT gen_random_uuid(), '${oldRoleId}', '${oldJobId}', user_id, '${company}', 'booking', 'declined', '{}', '${terms}', '',
    now(), now() FROM people, generate_series(1, 2)`;

/** One slot of tomorrow that fell free: its person has cancelled. */
function slot(): string[] {
  const day = dayAfter(wallTimeOf(new Date()).day, 1);
  const job = (id: string, date: string): string =>
    jobsFrom('generate_series(1, 1) n', {
      id: `'${id}'`,
      recruiter_id: `'${company}'`,
      location: `'London'`,
      skills: `'{Rigging}'`,
      ...onDay(`'${date}'`),
    });
  return [
    job(jobId, day),
    job(oldJobId, '2026-01-01'),
    `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
     VALUES ('${callId}', '${jobId}', '${day}', '18:00', '${day}', '23:00',
       tstzrange('${day}T18:00Z', '${day}T23:00Z'))`,
    `INSERT INTO bookings.roles (id, job_id, name, positions, filled, terms, skill)
     VALUES ('${roleId}', '${jobId}', 'Rigger', 1, 0, '${terms}', 'Rigging'), ('${oldRoleId}', '${oldJobId}', 'Rigger', 1, 0, '${terms}', NULL)`,
    `INSERT INTO bookings.role_calls (role_id, call_id, during) SELECT '${roleId}', id, during FROM bookings.calls`,
    `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash)
     VALUES ('${left}', '${roleId}', '${jobId}', '${left}', '${company}', 'booking', 'withdrawn', '{${callId}}', '${terms}', '')`,
    `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash, confirmed_at)
     VALUES ('${left}', '${left}', '${roleId}', '${jobId}', '${left}', '${company}', 'cancelled', '${terms}', '', now())`,
  ];
}

export async function fillCover(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(people, [count]);
  for (const sql of [ratings, ...slot(), replies]) await pool.query(sql);
}
