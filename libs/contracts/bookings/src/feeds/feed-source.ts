export const feedSourceFailures = ['not_found', 'not_a_calendar', 'too_large', 'took_too_long'] as const;
export type FeedSourceFailure = (typeof feedSourceFailures)[number];

/** A calendar elsewhere whose busy times are brought in; for its owner alone. */
export interface FeedSource {
  id: string;
  /** `https` always. */
  address: string;
  added_at: string;
  /** When it was last read whole or found unchanged. */
  read_at: string | null;
  /** Since when it could not be read, and why it could not the last time. */
  failing_since: string | null;
  failure: FeedSourceFailure | null;
  /** Read no more until it is brought in anew. */
  is_stopped: boolean;
  /** How many stretches of time it takes from today on. */
  busy_times: number;
}

export interface NewFeedSource {
  address: string;
}
