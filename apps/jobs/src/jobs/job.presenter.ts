import { durationLabelOf, type Job } from '@crewcall/contracts-jobs';
import type { JobEntity } from '@crewcall/jobs-domain';

export interface JobReader {
  /** Only of a freelancer who asked. */
  applied?: boolean;
  /** Neither its company nor booked on it. */
  isStranger?: boolean;
}

/** What a user may read of a job. */
export function presentJob(job: JobEntity, { applied, isStranger = false }: JobReader = {}): Job {
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
    status: job.status,
    closed_reason: job.closedReason,
    positions: job.positions,
    positions_left: job.positionsLeft,
    ...(applied === undefined ? {} : { applied }),
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    external_url: job.externalUrl,
    external_source: job.externalSource,
    ...(job.externalSources ? { external_sources: job.externalSources } : {}),
  };
}
