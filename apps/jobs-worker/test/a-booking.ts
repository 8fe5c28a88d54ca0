import { buildJob, JobRepository } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import type { TestService } from '@crewcall/testing-node';

/** A booking of a person, with the job, role and offer that it needs. */
export async function aBooking(worker: TestService, ownerId: string): Promise<string> {
  const job = buildJob({ eventDate: '2026-11-26' });
  await worker.get(JobRepository).addJob(job);
  const [roleId, offerId, bookingId] = [newId(), newId(), newId()];
  await worker.rows(
    `INSERT INTO bookings.roles (id, job_id, name, positions, terms) VALUES ($1, $2, 'Rigger', 1, '{}')`,
    [roleId, job.id],
  );
  await worker.rows(
    `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms,
       terms_hash, answer_by, deadline_version)
     VALUES ($1, $2, $3, $4, $5, 'booking', 'confirmed', ARRAY[gen_random_uuid()], '{}', '', now(), 1)`,
    [offerId, roleId, job.id, ownerId, job.recruiterId],
  );
  await worker.rows(
    `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'confirmed', '{}', '', now())`,
    [bookingId, offerId, roleId, job.id, ownerId, job.recruiterId],
  );
  return bookingId;
}
