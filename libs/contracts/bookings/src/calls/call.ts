import type { ClockChange, WallSpan } from '../time/call-span.rules.js';

/** One dated period of work of a job. Times are those of clocks in London. */
export interface Call extends WallSpan {
  id: string;
  /** Null in an enquiry without the company's name; `id` is none of a call then. */
  job_id: string | null;
  name: string | null;
  /** Where it is, when that is not the job's place. */
  place: string | null;
  starts_again: boolean;
  ends_again: boolean;
  /** The same as moments, for sorting and counting; half open. */
  from: string;
  to: string;
  /** Which way the clocks go during it. */
  clocks: ClockChange | null;
  is_time_to_follow: boolean;
}

export interface SaveCallRequest {
  name?: string | null;
  place?: string | null;
  /** Of the place, or of the job's place where the call has none; from a chosen suggestion. Both, or neither. */
  lat?: number | null;
  lon?: number | null;
  starts_on: string;
  /** Both left out: the time is to follow. */
  starts_at?: string | null;
  starts_again?: boolean;
  /** Left out: the day it starts on, or the next one when it ends earlier on the clock than it starts. */
  ends_on?: string;
  ends_at?: string | null;
  ends_again?: boolean;
  /** Why, when a user is booked on it. */
  reason?: string;
}
