import { inDatabase } from './databases.js';

const ofPeople = `SELECT count(*)::int AS total, count(*) FILTER (WHERE role = 'freelancer')::int AS freelancers,
  count(*) FILTER (WHERE role = 'recruiter')::int AS recruiters,
  count(*) FILTER (WHERE email_verified_at IS NOT NULL)::int AS verified FROM users WHERE deleted_at IS NULL`;
// Those of a company that left are taken down, yet the user who applied goes on reading them.
const ofJobs = `SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'active')::int AS active
  FROM jobs WHERE deleted_at IS NULL AND closed_reason IS DISTINCT FROM 'deleted' AND external_source IS NULL`;
const ofApplications = `SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'applied')::int AS applied,
  count(*) FILTER (WHERE status = 'hired')::int AS hired FROM applications`;

type Counts = Record<string, number>;

/** What the services themselves hold, in the shape of the administrators' overview but for its months. */
export async function ownCounts(): Promise<Record<'users' | 'jobs' | 'applications', Counts>> {
  const count = (name: string, sql: string): Promise<Counts> =>
    inDatabase(name, async (client) => (await client.query<Counts>(sql)).rows[0] ?? {});
  const [users, jobs, applications] = await Promise.all([
    count('crewcall_identity', ofPeople),
    count('crewcall_jobs', ofJobs),
    count('crewcall_jobs', ofApplications),
  ]);
  return { users, jobs, applications };
}
