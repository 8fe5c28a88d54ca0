import type { PageQuery } from '@crewcall/contracts-core';
import type { Call } from '../calls/call.js';
import type { OfferSide } from '../offers/offer.js';
import type { Pay } from '../pay/pay.js';
import type { Terms } from '../roles/terms.js';
import type { BookingState } from './booking.state.js';

export type RevisionState = 'asked' | 'accepted' | 'refused';

/** A change of what was agreed, until both accept it. */
export interface Revision {
  id: string;
  number: number;
  state: RevisionState;
  changed: string[];
  /** It would clash with something else booked; for the person alone. */
  clashes: boolean;
  terms: Terms;
  calls: { call_id: string; from: string; to: string }[];
}

export interface HistoryLine {
  at: string;
  what: string;
  by: 'company' | 'crew' | 'time' | 'system';
  /** 'Northlight Productions', 'Callum Ross', or null for time and the product. */
  name: string | null;
}

/** A confirmed agreement, readable by its two parties. */
export interface Booking {
  id: string;
  offer_id: string;
  application_id: string | null;
  job_id: string;
  role_id: string;
  recruiter_id: string;
  freelancer_id: string;
  state: BookingState;
  job_title: string;
  role_name: string;
  company: string;
  location: string;
  freelancer_name: string | null;
  /** As agreed, which the job may have left meanwhile. */
  calls: Call[];
  terms: Terms;
  /** Equal on both sides when both read the same terms. */
  terms_hash: string;
  estimate: Pay | null;
  /** Hired before bookings were guarded, over another one. */
  clashes: boolean;
  revision: Revision | null;
  warnings: string[];
  history: HistoryLine[];
  confirmed_at: string;
  cancelled_at: string | null;
}

export interface BookingListQuery extends PageQuery {
  side: OfferSide;
  state?: string;
}

/** A call of one of the company's next 60 days. */
export interface ScheduleRow {
  call: Call;
  job_id: string;
  job_title: string;
  roles: { role_id: string; name: string; positions: number; filled: number }[];
  positions: number;
  filled: number;
}

export interface ScheduleQuery {
  unfilled?: boolean;
  this_week?: boolean;
}

export interface DuplicateJobRequest {
  /** `YYYY-MM-DD`; the first call falls on it, or on the next day with the weekday that it had. */
  first_day: string;
}

/** So far ahead a company sees its calls on one page. */
export const SCHEDULE_DAYS = 60;
