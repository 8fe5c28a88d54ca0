import {
  type ApplicantCard,
  type Application,
  type ApplicationSide,
  areaOf,
  ratingSummaryOf,
} from '@crewcall/contracts-jobs';
import type { ApplicationRow } from './application-list.repository.js';

/** What the two people of an application may read of it. */
export const presentApplication = (
  row: ApplicationRow,
  side: ApplicationSide,
  completes: number | null = null,
): Application => ({
  id: row.id,
  job_id: row.job_id,
  freelancer_id: row.freelancer_id,
  recruiter_id: row.recruiter_id,
  status: row.status,
  cover_letter: row.cover_letter,
  asked_pence: row.asked_pence,
  asked_basis: row.asked_basis,
  answers: row.answers,
  chosen: row.chosen,
  timeline: row.timeline,
  ...(side === 'recruiter' && {
    marks: { note: row.note, tags: row.tags ?? [] },
    takes_back_until: row.takes_back_until?.toISOString() ?? null,
    job_last_day: row.job_event_date && row.job_last_day,
  }),
  rejection_message: row.rejection_message,
  applied_at: row.applied_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  job_title: row.job_title,
  job_company: row.job_company,
  job_status: row.job_status,
  job_closed_reason: row.job_closed_reason,
  job_event_date: row.job_event_date,
  job_start_time: row.job_start_time,
  job_location: hidesPlace(row, side) ? areaOf(row.job_location) : row.job_location,
  job_rate: row.job_rate,
  rating: row.rating,
  rating_requested_at: row.rating_requested_at?.toISOString() ?? null,
  is_blind: row.is_blind,
  is_rating_hidden: row.is_rating_hidden,
  is_rating_removed: row.is_rating_removed,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  freelancer_profile: presentApplicant(row, completes),
  ...(row.team && { team: row.team }),
});

/** The exact place is for who is booked. */
const hidesPlace = ({ job_hides_place, status }: ApplicationRow, side: ApplicationSide): boolean =>
  side === 'freelancer' && job_hides_place && status !== 'hired';

function presentApplicant(row: ApplicationRow, completes: number | null): ApplicantCard {
  const { average, count } = ratingSummaryOf(row.rated ?? [0, 0, 0, 0, 0]);
  return {
    user_id: row.freelancer_id,
    first_name: row.first_name,
    last_name: row.last_name,
    title: row.title,
    experience_years: row.experience_years,
    availability_status: row.availability,
    rating_average: count ? average : null,
    rating_count: count,
    completes_percent: completes,
  };
}
