/** What the mail of a call sheet holds besides its notification. */
export interface SheetEssentials {
  /** A line each: date, call time, place … */
  lines: string[];
  /** Acknowledges for this person without signing in; gone once the mail is sent. */
  acknowledge_key?: string;
}
