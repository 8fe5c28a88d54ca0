import { JobEntity } from '@crewcall/jobs-domain';

/** A row of `jobs` as the driver gives it. */
export interface JobRow {
  id: string;
  [column: string]: unknown;
}

/** Column → property, for everything a card shows; the search columns stay in the database. */
const columns = {
  id: 'id',
  recruiter_id: 'recruiterId',
  company: 'company',
  title: 'title',
  type: 'type',
  contract_type: 'contractType',
  employment_type: 'employmentType',
  location: 'location',
  hides_place: 'hidesPlace',
  rate: 'rate',
  rate_pence: 'ratePence',
  rate_unit: 'rateUnit',
  description: 'description',
  event_date: 'eventDate',
  duration_type: 'durationType',
  start_time: 'startTime',
  end_time: 'endTime',
  end_day_offset: 'endDayOffset',
  days: 'days',
  hours: 'hours',
  skills: 'skills',
  questions: 'questions',
  needs_tickets: 'needsTickets',
  status: 'status',
  closed_reason: 'closedReason',
  closed_at: 'closedAt',
  positions: 'positions',
  hired_count: 'hiredCount',
  is_urgent: 'isUrgent',
  external_url: 'externalUrl',
  external_source: 'externalSource',
  external_sources: 'externalSources',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  lat: 'lat',
  lon: 'lon',
} as const satisfies Record<string, keyof JobEntity>;

// A day is text here, never a moment in some time zone.
export const jobColumns = Object.keys(columns)
  .map((column) => (column === 'event_date' ? 'event_date::text' : column))
  .join(', ');

const pairs = Object.entries(columns);

export function jobFromRow(row: JobRow): JobEntity {
  const job = new JobEntity();
  return Object.assign(job, Object.fromEntries(pairs.map(([column, property]) => [property, row[column]])));
}
