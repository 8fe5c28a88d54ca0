import type { DayAvailability } from '../availability/availability.js';
import type { MakeOffersRequest } from '../offers/offer.js';
import type { InviteResult } from './invite.js';

/** A person who was booked on a past job, in one of its roles. */
export interface CrewAgainPerson {
  user_id: string;
  role_id: string;
  role_name: string;
  first_name: string | null;
  last_name: string | null;
  /** False for who is no longer on CrewCall, or not to be found there now. */
  is_here: boolean;
  /** False where nothing may be known of their time. */
  is_shared: boolean;
  /** What may be known, of the new days of their role. */
  days: DayAvailability[];
}

export interface CrewAgainQuery {
  /** Of the new job; weekdays are kept. */
  first_day: string;
}

export interface CrewAgainRequest
  extends CrewAgainQuery, Pick<MakeOffersRequest, 'kind' | 'note' | 'answer_by' | 'hold_hours'> {
  people: { user_id: string; role_id: string }[];
}

/** The same job on other days, and what became of each person asked. */
export interface CrewAgainResult extends InviteResult {
  job_id: string;
}
