/** What others may know of a day: never whose, never why. A manual block and a booking are the same word. */
export const availabilityWords = ['free', 'unsaid', 'maybe', 'pencilled', 'partly', 'busy'] as const;
export type AvailabilityWord = (typeof availabilityWords)[number];

/** Of a day or call that is partly busy; only where the two have an open application, offer, pencil or booking. */
export interface BusyStretch {
  from: string;
  to: string;
}

export interface DayAvailability {
  /** A London day, `YYYY-MM-DD`. */
  day: string;
  word: AvailabilityWord;
  busy?: BusyStretch[];
}

export interface Availability {
  user_id: string;
  as_of: string;
  days: DayAvailability[];
}

export interface AvailabilityQuery {
  from: string;
  to: string;
}

/** Either days, or a role of the company's own, whose calls are compared to the minute. */
export interface CheckAvailabilityRequest {
  user_ids: string[];
  days?: string[];
  role_id?: string;
}

/** Of one call of the role asked about. */
export interface CallAvailability {
  call_id: string;
  word: AvailabilityWord;
  busy?: BusyStretch[];
}

/** `is_shared` is false for every user of whom the company may not know; then there is nothing else. */
export interface CheckedAvailability {
  user_id: string;
  is_shared: boolean;
  days: DayAvailability[];
  calls: CallAvailability[];
}

export interface CheckedPeople {
  as_of: string;
  people: CheckedAvailability[];
}
