/** What the mail of a call sheet holds besides its notification. */
export interface SheetEssentials {
  /** A line each: date, call time, place … */
  lines: string[];
  /** What the link of the mail acknowledges; its key is made with the mail, and kept nowhere. */
  acknowledges?: { call_id: string; version: number };
}
