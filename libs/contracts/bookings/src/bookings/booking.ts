import type { PageQuery } from '@crewcall/contracts-core';
import type { Cancellation } from '../cancelling/cancelling.js';
import type { Call } from '../calls/call.js';
import type { Late } from '../lateness/lateness.js';
import type { NoShow } from '../no-shows/no-show.js';
import type { OfferSide } from '../offers/offer.js';
import type { Pay } from '../pay/pay.js';
import type { Terms } from '../roles/terms.js';
import type { SeenTicket } from '../tickets/role-tickets.js';
import type { BookingState } from './booking.state.js';

export type RevisionState = 'asked' | 'accepted' | 'refused';

/** A call as it would be; the time of one that is to follow is its whole day. */
export interface RevisedCall {
  call_id: string;
  name: string | null;
  place: string | null;
  from: string;
  to: string;
  is_time_to_follow: boolean;
}

/** A change of what was agreed. What was agreed holds until the person accepts it. */
export interface Revision {
  id: string;
  number: number;
  state: RevisionState;
  /** Fields of calls and terms that would be others: 'starts_at', 'place', 'amount_pence' … */
  changed: string[];
  /** It would clash with something else booked, so the answer is preset to no; for the person alone. */
  clashes: boolean;
  /** 'Waiting for an answer', 'Cannot make the new time' … */
  words?: string;
  terms: Terms;
  calls: RevisedCall[];
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
  /** By the company, when it booked. */
  tickets_seen: SeenTicket[];
  /** People who wait as reserve for the same role. */
  reserves: number;
  /** Completed bookings of the two, which no other user reads. */
  together: number;
  /** Newest first. */
  cancellations: Cancellation[];
  /** Calls of it to which the person comes late, or came. */
  late: Late[];
  no_show: NoShow | null;
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
