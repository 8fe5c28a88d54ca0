export const feedDetails = ['full', 'discreet'] as const;
/** `full`: title, company and place. `discreet`: 'Booked' and the time, nothing else. */
export type FeedDetail = (typeof feedDetails)[number];

/** What its owner wants in it. */
export interface FeedChoice {
  detail: FeedDetail;
  /** Held pencils too, as tentative entries; of crew. */
  has_pencils: boolean;
}

/** One's own calendar at a secret address, which other programs read. */
export interface CalendarFeed extends FeedChoice {
  created_at: string;
  /** When a program last read it. */
  read_at: string | null;
}

/** The only time that the address is told: no one can look it up later. */
export interface NewCalendarFeed extends CalendarFeed {
  /** '/ical/{43 letters}.ics' */
  path: string;
}
