import { createHash } from 'node:crypto';
import { jobsErrors, ratingRoutes } from '@crewcall/contracts-jobs';
import { type Api, ApiError } from './api.js';
import { dayFromNow } from './days.js';
import { companies } from './story/companies.js';
import type { PastJob } from './story/past-jobs.js';
import { memberOf, type People } from './telling.js';

/** Runs a statement on the database of jobs: no form takes a day that is over. */
export type JobsDatabase = (statement: string, parameters: readonly unknown[]) => Promise<void>;

/** The same of the same words, so that what is told twice is there once. */
function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const addJob = `
  INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, event_date, duration_type, days,
                    status, closed_reason, positions, hired_count, created_at, updated_at, search_text, location_text, categories)
  VALUES ($1, $2, $3, $4, 'freelance', $5, $6, 'One day, and a good one.', $7, 'days', 1, 'closed', 'filled', $8, $8,
          $7::date - interval '14 days', $7::date, lower($4), lower($5), '{freelance,gig}')
  ON CONFLICT (id) DO NOTHING`;
const addHire = `
  INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, applied_at, updated_at)
  VALUES ($1, $2, $3, $4, 'hired', $5::date - interval '10 days', $5::date - interval '7 days')
  ON CONFLICT (id) DO NOTHING`;

const isRatedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === jobsErrors.alreadyRated.code;

/** Puts a job of the past where it was, and rates who worked on it as its company would. */
export async function tellPast(database: JobsDatabase, jobs: Api, people: People, past: PastJob): Promise<void> {
  const company = memberOf(people, past.company);
  const own = jobs.as(company.token);
  const name = companies.find(({ email }) => email === past.company)?.profile.company_name;
  const day = dayFromNow(-past.daysAgo);
  const jobId = idOf(`${past.company} ${past.title}`);
  const { title, location, rate, crew } = past;
  await database(addJob, [jobId, company.id, name, title, location, rate, day, crew.length]);
  for (const [by, rating, comment] of crew) {
    const { id: freelancerId } = memberOf(people, `${by}@crew.example`);
    const id = idOf(`${jobId} ${by}`);
    await database(addHire, [id, jobId, freelancerId, company.id, day]);
    await own.post(ratingRoutes.create, { job_application_id: id, rating, comment }).catch((error: unknown) => {
      if (!isRatedAlready(error)) throw error;
    });
  }
}
