import { type CompanyRating, milesBetween, type Point } from '@crewcall/contracts-bookings';
import { cellOf, durationLabelOf, type Job, takesApplications } from '@crewcall/contracts-jobs';
import type { JobEntity } from '@crewcall/jobs-domain';

export interface JobReader {
  /** Only of a freelancer who asked. */
  applied?: boolean;
  saved?: boolean;
  /** Neither its company nor booked on it. */
  isStranger?: boolean;
  /** Of three reviews or more. */
  companyRating?: CompanyRating;
  /** Where the reader asked for what is near. */
  from?: Point | null;
  /** Of the map beside the list. */
  zoom?: number;
}

/** What a user may read of a job. */
export function presentJob(
  job: JobEntity,
  { applied, saved, isStranger = false, companyRating, from, zoom }: JobReader = {},
): Job {
  const duration = {
    duration_type: job.durationType,
    start_time: job.startTime,
    end_time: job.endTime,
    end_day_offset: job.endDayOffset,
    days: job.days,
    hours: job.hours,
  };
  return {
    id: job.id,
    recruiter_id: job.recruiterId,
    company: job.company,
    ...(companyRating && { company_rating: companyRating }),
    title: job.title,
    type: job.type,
    contract_type: job.contractType,
    employmentType: job.employmentType,
    location: isStranger ? job.shownLocation : job.location,
    hides_place: job.hidesPlace,
    rate: job.rate,
    rate_pence: job.ratePence,
    rate_unit: job.rateUnit,
    description: job.description,
    event_date: job.eventDate,
    duration: durationLabelOf(duration),
    ...duration,
    skills: job.skills,
    questions: job.questions,
    ...(job.needsTickets && { needs_tickets: true }),
    status: job.status,
    closed_reason: job.closedReason,
    ...(job.closedAt && { closed_at: job.closedAt.toISOString() }),
    is_urgent: job.isUrgent && takesApplications(job),
    positions: job.positions,
    positions_left: job.positionsLeft,
    ...(from && { miles: milesTo(from, job) }),
    ...(zoom && { cell: squareOf(job, zoom) }),
    ...(applied === undefined ? {} : { applied }),
    ...(saved === undefined ? {} : { saved }),
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    external_url: job.externalUrl,
    external_source: job.externalSource,
    ...(job.externalSources ? { external_sources: job.externalSources } : {}),
  };
}

/** Whole miles, from town to town: asking from many places finds no door. */
const milesTo = (from: Point, { lat, lon }: JobEntity): number | null =>
  lat === null || lon === null ? null : Math.round(milesBetween(from, { lat, lon }));

const squareOf = ({ lat, lon }: JobEntity, zoom: number): string | null =>
  lat === null || lon === null ? null : cellOf(lat, lon, zoom);
