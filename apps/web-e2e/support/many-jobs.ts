import { inDatabase } from './databases.js';

const database = 'crewcall_jobs';

/**
 * So many jobs with this word, each at a point of its own over Great Britain: no one posts ten thousand by hand. They are
 * a year old, so that no other journey meets them.
 */
export async function withManyJobs(word: string, count: number, walk: () => Promise<void>): Promise<void> {
  await inDatabase(database, (client) =>
    client.query(
      `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, status, created_at,
         search_text, location_text, categories, lat, lon, placed_as)
       SELECT gen_random_uuid(), gen_random_uuid(), 'Halyard', $1 || ' ' || n, 'freelance', 'Town', '', '', 'active',
         now() - interval '1 year' - n * interval '1 second', lower($1), 'town', '{freelance}',
         50.2 + (n % 100) * 0.082, -5.4 + (n / 100) * 0.069, 'town'
       FROM generate_series(1, $2::integer) n`,
      [word, count],
    ),
  );
  try {
    await walk();
  } finally {
    await inDatabase(database, (client) => client.query('DELETE FROM jobs WHERE search_text = lower($1)', [word]));
  }
}
