import type { PageQuery, Within } from '@crewcall/contracts-core';
import type { JobSource } from '../boards/board.js';
import type { JobQuestion, QuestionInput } from '../questions/question.js';
import type { MapZoom } from './job-map.js';
import type { FormContractType, JobType } from './job-type.rules.js';
import type { DurationType } from './job-duration.rules.js';
import type { JobClosedReason, JobStatus } from './job.state.js';

export const rateUnits = ['hour', 'day', 'week', 'month', 'year', 'fixed'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** How many people have applied and stand by it, and how many of them wait for a first look. */
export interface JobApplicants {
  total: number;
  waiting: number;
}

/** A job as every visitor may read it. Times are wall-clock times in Europe/London; timestamps are ISO 8601 in UTC. */
export interface Job {
  id: string;
  /** Null for an advertisement taken from an external board. */
  recruiter_id: string | null;
  company: string;
  /** What crew gave it, of three reviews or more; absent while it is new. */
  company_rating?: { average: number; count: number };
  title: string;
  type: JobType;
  /** One of the form's three for our own jobs; boards bring others, such as `temporary`. */
  contract_type: string | null;
  employmentType: string | null;
  /** Town and postcode district to all but the company and who is booked, where it hides the place. */
  location: string;
  hides_place: boolean;
  /** As the company wrote it. */
  rate: string;
  /** The same as a number, in pence per `rate_unit`: as sent, else as read from the words; null when they have none. */
  rate_pence: number | null;
  rate_unit: RateUnit | null;
  description: string;
  /** `YYYY-MM-DD`, the day of the show in Europe/London. */
  event_date: string | null;
  /** The duration in words, made from the fields below: '09:00–17:00', '3 days', '8 hours'. */
  duration: string | null;
  duration_type: DurationType | null;
  /** `HH:MM` */
  start_time: string | null;
  end_time: string | null;
  /** 1 when it ends on the next day, else 0. */
  end_day_offset: number;
  days: number | null;
  hours: number | null;
  skills: string[];
  /** Asked with every application. */
  questions: JobQuestion[];
  /** A role of it has a ticket that is a must; absent where none has. */
  needs_tickets?: boolean;
  status: JobStatus;
  closed_reason: JobClosedReason | null;
  /** Of a closed one; absent where it is not known. */
  closed_at?: string;
  /** A slot fell free just before its call, and the company asks all crew. */
  is_urgent: boolean;
  /** How many people are wanted, and how many still are. */
  positions: number;
  positions_left: number;
  /** Where the list was asked for what is near: whole miles from there to its town; null where that is not known. */
  miles?: number | null;
  /** Where the list was asked for beside a map: the square there; null where no town is known. */
  cell?: string | null;
  /** Only for a signed-in freelancer: whether they have applied. */
  applied?: boolean;
  /** Likewise: whether it is among their saved jobs. */
  saved?: boolean;
  /** Only for the company whose job it is. */
  applicants?: JobApplicants;
  created_at: string;
  updated_at: string;
  external_url: string | null;
  /** 'Reed' or 'Adzuna'; null for our own jobs. */
  external_source: string | null;
  /** Every board that advertises it, the one above first; absent or empty for our own jobs. */
  external_sources?: JobSource[];
}

/** What the form sends. Fields that do not apply are left out. */
export interface JobInput {
  title: string;
  type: JobType;
  contract_type?: FormContractType | null;
  location: string;
  /** 'Show the exact place only to crew who are booked.' */
  hides_place?: boolean;
  rate: string;
  rate_pence?: number | null;
  rate_unit?: RateUnit | null;
  description: string;
  event_date: string;
  duration_type: DurationType;
  start_time?: string | null;
  end_time?: string | null;
  end_day_offset?: number | null;
  days?: number | null;
  hours?: number | null;
  skills?: string[];
  questions?: QuestionInput[];
  positions?: number;
}

export interface PostJobRequest extends JobInput {
  /** If sent, it must be the caller. */
  recruiter_id?: string;
  company?: string | null;
  status?: 'active';
}

/** Any of the fields. The duration is a unit: with `duration_type` comes all of it, and what was not sent is cleared. */
export interface EditJobRequest extends Partial<JobInput> {
  recruiter_id?: string;
  company?: string | null;
  /** Pauses and resumes. */
  status?: 'active' | 'paused';
}

/** Posted here, or advertised on an external board. */
export const jobOrigins = ['crewcall', 'boards'] as const;
export type JobOrigin = (typeof jobOrigins)[number];

/**
 * `best`: our own before advertisements; then titles that match before descriptions before companies; then the newest.
 * The words of a search are then found wherever each of them stands, the place included where there are several.
 */
export const jobOrders = ['recent', 'best', 'nearest'] as const;
export type JobOrder = (typeof jobOrders)[number];

/** What jobs are looked for by. */
export interface JobSearch {
  /** Substring of title, company, description or skills, without regard to case. */
  search?: string;
  /** Substring of the location. */
  location?: string;
  /** A value or label of `contractTypeOptions`; empty and 'all' mean every one. */
  category?: string;
  /** Only jobs whose rate is known as a number per this unit. */
  rate_unit?: RateUnit;
  /** At least so many pence per `rate_unit`. */
  rate_min?: number;
  /** Days of the show, `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
  source?: JobOrigin;
  /** A town or a postcode of the United Kingdom. */
  near?: string;
  /** At most so many miles from there; any, without it. */
  within?: Within;
}

export interface JobListQuery extends PageQuery, JobSearch {
  /** Newest first, unless told otherwise. */
  order?: JobOrder;
  /** Only what lies in it: `west,south,east,north` in degrees. */
  box?: string;
  /** That of the map beside the list: each job then says its square there. */
  zoom?: MapZoom;
}

/** A search that finds something, near one that found nothing. */
export interface NearSearch extends JobSearch {
  total: number;
}

/** Up to three searches, what was probably meant first, and the first jobs of that one. */
export interface NearestJobs {
  searches: NearSearch[];
  jobs: Job[];
}

/** A job that search engines may know: ours, and open. */
export interface ListedAddress {
  id: string;
  title: string;
  updated_at: string;
}

/** As many of them as fit into one file, and how many there are. */
export interface ListedAddresses {
  total: number;
  jobs: ListedAddress[];
}
