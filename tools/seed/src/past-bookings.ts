import { momentOf, type Terms, termsFor } from '@crewcall/contracts-bookings';
import { structuredRateOf } from '@crewcall/contracts-jobs';
import { idOf, type JobsDatabase } from './jobs-database.js';
import type { PastJob } from './story/past-jobs.js';

const HOURS = { from: '08:00', to: '18:00' } as const;

const ROLE = 'Crew';

const addPlan = `
  WITH call AS (
    INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during, created_at)
    VALUES ($1, $2, $3, '${HOURS.from}', $3, '${HOURS.to}', $4::tstzrange, $3::date - interval '14 days') ON CONFLICT (id) DO NOTHING
  ), role AS (
    INSERT INTO bookings.roles (id, job_id, name, positions, filled, terms, created_at)
    VALUES ($5, $2, '${ROLE}', $6, $6, $7::jsonb, $3::date - interval '14 days') ON CONFLICT (id) DO NOTHING
  )
  INSERT INTO bookings.role_calls (role_id, call_id, during) VALUES ($5, $1, $4::tstzrange)
  ON CONFLICT (role_id, call_id) DO NOTHING`;

/** As hires from before there were bookings became ones; its rating was shown at once, so no review is waited for. */
const addBooking = `
  WITH member AS (
    INSERT INTO bookings.members (user_id) VALUES ($4) ON CONFLICT (user_id) DO NOTHING
  ), offer AS (
    INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, application_id, kind, state, call_ids,
      terms, terms_hash, answered_at, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'booking', 'confirmed', ARRAY[$7::uuid], $8::jsonb,
      encode(sha256($8::jsonb::text::bytea), 'hex'), $9::date - interval '7 days', $9::date - interval '8 days',
      $9::date - interval '7 days')
    ON CONFLICT (id) DO NOTHING
  ), booking AS (
    INSERT INTO bookings.bookings (id, offer_id, application_id, role_id, job_id, freelancer_id, recruiter_id, state, terms,
      terms_hash, is_reviewed, confirmed_at, created_at, updated_at)
    VALUES ($1, $1, $6, $2, $3, $4, $5, 'confirmed', $8::jsonb, encode(sha256($8::jsonb::text::bytea), 'hex'), false,
      $9::date - interval '7 days', $9::date - interval '7 days', $9::date - interval '7 days')
    ON CONFLICT (id) DO NOTHING
  ), told AS (
    INSERT INTO bookings.history (id, offer_id, what, by_side, by_id, at)
    VALUES ($1, $1, 'hired', 'company', $5, $9::date - interval '7 days') ON CONFLICT (id) DO NOTHING
  )
  INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
  VALUES ($1, $1, $7, $4, $10::tstzrange, 'confirmed') ON CONFLICT (id) DO NOTHING`;

const addDeadline = `
  INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
  VALUES ($1, now(), 'timesheets', $2, 0) ON CONFLICT (id) DO NOTHING`;

export interface PastPlan {
  jobId: string;
  recruiterId: string;
  callId: string;
  roleId: string;
  day: string;
  during: string;
  terms: Terms;
}

/** The one call and the one role of a job of the past. */
export async function putPlan(
  database: JobsDatabase,
  { jobId, recruiterId, day }: Pick<PastPlan, 'jobId' | 'recruiterId' | 'day'>,
  { crew, rate }: PastJob,
): Promise<PastPlan> {
  const [from, to] = [HOURS.from, HOURS.to].map((time) => momentOf({ day, time })?.toISOString() ?? '');
  const during = `[${from},${to})`;
  const terms = termsFor('day', structuredRateOf(rate).rate_pence ?? undefined);
  const plan = { jobId, recruiterId, day, during, terms, callId: idOf(`${jobId} call`), roleId: idOf(`${jobId} role`) };
  await database(addPlan, [plan.callId, jobId, day, during, plan.roleId, crew.length, JSON.stringify(terms)]);
  return plan;
}

/** Who was hired was booked. */
export async function putBooking(
  database: JobsDatabase,
  { jobId, recruiterId, callId, roleId, day, during, terms }: PastPlan,
  { applicationId, freelancerId }: { applicationId: string; freelancerId: string },
): Promise<void> {
  const id = idOf(`${applicationId} booking`);
  const people = [freelancerId, recruiterId, applicationId];
  await database(addBooking, [id, roleId, jobId, ...people, callId, JSON.stringify(terms), day, during]);
}

/** The call has ended: the worker makes the sheets of those who were on it, as it does at the end of every call. */
export const endCall = (database: JobsDatabase, { callId }: PastPlan): Promise<void> =>
  database(addDeadline, [idOf(`${callId} timesheets`), callId]);
