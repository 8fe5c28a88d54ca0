import type { Rating } from '@crewcall/contracts-jobs';
import type { RatingRow } from '@crewcall/jobs-domain';

/** What may be read of a rating; who gave it has a name, not an address. */
export const presentRating = (row: RatingRow): Rating => ({
  id: row.id,
  job_application_id: row.application_id,
  freelancer_id: row.freelancer_id,
  rating: row.removed_at ? 0 : row.rating,
  comment: row.comment,
  is_removed: row.removed_at !== null,
  parts: row.removed_at ? {} : (row.parts ?? {}),
  reply: row.reply,
  replied_at: row.replied_at?.toISOString() ?? null,
  booking_id: row.booking_id,
  created_at: row.created_at.toISOString(),
  job_title: row.job_title,
  recruiter: { first_name: row.first_name, last_name: row.last_name, company_name: row.company_name },
});
