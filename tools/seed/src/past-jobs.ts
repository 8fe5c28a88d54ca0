import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { jobsErrors, ratingRoutes } from '@crewcall/contracts-jobs';
import { applicationStatusChanged, applicationSubmitted, jobClosed, jobPosted } from '@crewcall/contracts-jobs/dto';
import { unlessDone } from './api.js';
import type { Cast } from './cast.js';
import { dayFromNow } from './days.js';
import { nameOf } from './jobs.js';
import { idOf, type JobsDatabase } from './jobs-database.js';
import { endCall, putBooking, putPlan } from './past-bookings.js';
import { hoursOfJobs } from './story/hours.js';
import type { PastJob } from './story/past-jobs.js';

/** Published with what was added, to those who count: a notice of what is over would help no user. */
const publishing = (insert: string, events: string): string => `
  WITH added AS (${insert} ON CONFLICT (id) DO NOTHING RETURNING id)
  INSERT INTO outbox (id, queue, name, payload)
  SELECT gen_random_uuid(), e ->> 'queue', e -> 'event' ->> 'name', e -> 'event'
  FROM added, jsonb_array_elements(${events}::jsonb) e`;

const addJob = publishing(
  `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, event_date, duration_type, days,
                    status, closed_reason, positions, hired_count, created_at, updated_at, search_text, location_text, categories)
  VALUES ($1, $2, $3, $4, 'freelance', $5, $6, 'One day, and a good one.', $7, 'days', 1, 'closed', 'filled', $8, $8,
          $7::date - interval '14 days', $7::date, lower($4), lower($5), '{freelance,gig}')`,
  '$9',
);
const addHire = publishing(
  `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, applied_at, updated_at)
  VALUES ($1, $2, $3, $4, 'hired', $5::date - interval '10 days', $5::date - interval '7 days')`,
  '$6',
);

/** As a service that listens gets it. */
function eventFor(
  service: string,
  { name }: EventDefinition,
  subjectId: string,
  version: number,
  day: string,
  payload: object,
): object {
  const id = idOf(`${subjectId} ${name} ${service}`);
  const facts = { occurred_at: `${day}T08:00:00.000Z`, actor_id: null, request_id: `story-${id}` };
  return { queue: `events.${service}`, event: { id, name, ...facts, subject_id: subjectId, version, payload } };
}

/** Puts a job of the past where it was, and rates who worked on it as its company would. */
export async function tellPast(database: JobsDatabase, cast: Cast, past: PastJob): Promise<void> {
  const company = cast.find(past.company);
  const name = nameOf(company);
  const day = dayFromNow(-past.daysAgo);
  const jobId = idOf(`${past.company} ${past.title}`);
  const { title, location, rate, crew } = past;
  const parties = { job_id: jobId, job_title: title, recruiter_id: company.id };
  const posted = { recruiter_id: company.id, title, company: name, location, type: 'freelance', status: 'active' };
  const closed = { recruiter_id: company.id, title, reason: 'filled', applicant_ids: [], batch: 0 };
  const jobEvents = [
    eventFor('admin', jobPosted, jobId, 1, day, posted),
    eventFor('admin', jobClosed, jobId, 2, day, closed),
  ];
  const job = [jobId, company.id, name, title, location, rate, day, crew.length];
  await database(addJob, [...job, JSON.stringify(jobEvents)]);
  const plan = await putPlan(database, { jobId, recruiterId: company.id, day }, past);
  for (const [by, rating, comment] of crew) {
    const { id: freelancerId } = cast.find(by);
    const id = idOf(`${jobId} ${by}`);
    const submitted = { ...parties, freelancer_id: freelancerId };
    const hired = { ...submitted, from: 'applied', to: 'hired' };
    const hireEvents = [
      eventFor('admin', applicationSubmitted, id, 1, day, submitted),
      eventFor('admin', applicationStatusChanged, id, 2, day, hired),
      eventFor('identity', applicationStatusChanged, id, 2, day, hired),
    ];
    await database(addHire, [id, jobId, freelancerId, company.id, day, JSON.stringify(hireEvents)]);
    await putBooking(database, plan, { applicationId: id, freelancerId });
    const rated = company.jobs.post(ratingRoutes.create, { job_application_id: id, rating, comment });
    await rated.catch(unlessDone(jobsErrors.alreadyRated.code));
  }
  if (hoursOfJobs.some(({ job }) => job === title)) await endCall(database, plan);
}
