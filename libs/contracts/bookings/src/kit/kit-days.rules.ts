/** Days on which something of a piece of kit ends; null where its owner says none. */
export interface KitDays {
  /** Tested until, `YYYY-MM-DD`, that day included. */
  pat_until: string | null;
  insured_until: string | null;
}

/** What has run out on a day: 'PAT out of date on the day' */
export function kitWarnings({ pat_until, insured_until }: KitDays, day: string): string[] {
  return [
    pat_until !== null && pat_until < day && 'PAT out of date on the day',
    insured_until !== null && insured_until < day && 'Not insured on the day',
  ].filter((warning) => warning !== false);
}
