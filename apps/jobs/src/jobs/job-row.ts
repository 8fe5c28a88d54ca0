import { JobEntity } from '@crewcall/jobs-domain';

/** A row of `jobs` as the driver gives it. */
export interface JobRow {
  id: string;
  [property: string]: unknown;
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
const selected = (column: string): string => (column === 'event_date' ? 'event_date::text' : column);

/** Named as an entity names them, so that a row is copied and not translated. */
export const jobColumns = Object.entries(columns)
  .map(([column, property]) => `${selected(column)} AS "${property}"`)
  .join(', ');

const properties = Object.values(columns);

export function jobFromRow(row: JobRow): JobEntity {
  const job: Partial<Record<keyof JobEntity, unknown>> = new JobEntity();
  for (const property of properties) job[property] = row[property];
  return job as JobEntity;
}
