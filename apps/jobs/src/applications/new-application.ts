import type { Chosen } from '@crewcall/contracts-jobs';
import type { ApplicationEntity, JobEntity } from '@crewcall/jobs-domain';
import type { ApplicationRow } from './application-list.repository.js';
import type { ApplicantRow } from './applying.repository.js';

export interface NewApplication {
  application: ApplicationEntity;
  job: JobEntity;
  chosen: Chosen | null;
  applicant: ApplicantRow;
}

/** An application as `ApplicationListRepository` will find it, of what is known while it is sent: nothing happened to it yet. */
export const rowOfNew = ({ application, job, chosen, applicant }: NewApplication): ApplicationRow => ({
  ...applicant,
  id: application.id,
  job_id: application.jobId,
  freelancer_id: application.freelancerId,
  recruiter_id: application.recruiterId,
  status: application.status,
  cover_letter: application.coverLetter,
  asked_pence: application.askedPence,
  asked_basis: application.askedBasis,
  answers: application.answers,
  chosen,
  team: null,
  timeline: [{ step: 'applied', at: application.appliedAt.toISOString() }],
  note: null,
  tags: null,
  takes_back_until: null,
  rejection_message: null,
  applied_at: application.appliedAt,
  updated_at: application.updatedAt,
  job_title: job.title,
  job_company: job.company,
  job_status: job.status,
  job_closed_reason: job.closedReason,
  job_event_date: job.eventDate,
  // Read by the company alone.
  job_last_day: null,
  job_start_time: job.startTime,
  job_location: job.location,
  job_hides_place: job.hidesPlace,
  job_rate: job.rate,
  rating: null,
  rating_requested_at: null,
  is_blind: false,
  is_rating_hidden: false,
  is_rating_removed: false,
  cancelled_at: null,
});
