import {
  contractTypeProblem,
  type Duration,
  durationOf,
  type EditJobRequest,
  type JobInput,
  type StructuredRate,
  structuredRateOf,
} from '@crewcall/contracts-jobs';
import type { JobEntity } from '@crewcall/jobs-domain';

/** API field → property, for everything that an edit can change. */
const editable = {
  company: 'company',
  title: 'title',
  type: 'type',
  contract_type: 'contractType',
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
  positions: 'positions',
  status: 'status',
} as const satisfies Record<string, keyof JobEntity>;

/** As a number: what was sent, else what the words say. An amount without a unit, or the reverse, is neither. */
export function rateOf({ rate, type, rate_pence, rate_unit }: Pick<JobInput, keyof StructuredRate | 'rate' | 'type'>) {
  const isSent = typeof rate_pence === 'number' && Boolean(rate_unit);
  return isSent ? { rate_pence, rate_unit: rate_unit ?? null } : structuredRateOf(rate, type);
}

const durationKeys = ['duration_type', 'start_time', 'end_time', 'end_day_offset', 'days', 'hours'] as const;

/**
 * Puts what was sent into the job. The duration is one thing: sent with its type, all of it is replaced and what does
 * not belong to that type is emptied; fields of it without the type are left alone. A gig has no contract type.
 */
export function applyEdit(job: JobEntity, input: EditJobRequest): void {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const isDuration = (field: string): boolean => durationKeys.some((key) => key === field);
  const values: Record<string, unknown> = input.duration_type
    ? { ...sent, ...durationOf(input as Partial<Duration>) }
    : Object.fromEntries(Object.entries(sent).filter(([field]) => !isDuration(field)));
  // A company cannot be unnamed.
  if (!values['company']) delete values['company'];
  for (const [field, property] of Object.entries(editable)) {
    if (field in values) Object.assign(job, { [property]: values[field] });
  }
  if (job.type === 'freelance') job.contractType = null;
  if (input.rate !== undefined) {
    const rate = rateOf({ rate: job.rate, type: job.type, rate_pence: input.rate_pence, rate_unit: input.rate_unit });
    [job.ratePence, job.rateUnit] = [rate.rate_pence, rate.rate_unit];
  }
  // What the company says itself stands, also once it is back.
  if (input.status) job.resumeAs = null;
}

/** Names of the API's fields that differ. */
export const changedFields = (before: Partial<JobEntity>, after: JobEntity): string[] =>
  Object.entries(editable)
    .filter(([, property]) => JSON.stringify(before[property]) !== JSON.stringify(after[property]))
    .map(([field]) => field);

export const contractTypeMissing = ({ type, contractType }: JobEntity): string | null =>
  contractTypeProblem(contractType, type);
