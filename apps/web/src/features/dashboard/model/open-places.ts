import type { NextCall } from '../api/company-next.api';

const soonMs = 3 * 86_400_000;

/** How many places of a call are open. */
export const openPlaces = ({ positions, filled }: NextCall): number => Math.max(0, positions - filled);

export const isSoon = ({ call }: NextCall, now: number): boolean => Date.parse(call.from) - now < soonMs;

/** Calls of the next three days that are not full. */
export const unfilledSoon = (rows: readonly NextCall[], now: number): NextCall[] =>
  rows.filter((row) => openPlaces(row) > 0 && isSoon(row, now) && Date.parse(row.call.to) > now);

/** '6 of 10 filled', 'Full', 'No one booked yet' */
export function filledWords({ positions, filled }: NextCall): string {
  if (positions === 0) return 'No places planned';
  if (filled === 0) return 'No one booked yet';
  return filled >= positions ? `${filled} of ${positions}, full` : `${filled} of ${positions} filled`;
}

export interface JobAhead {
  /** The job's next call. */
  row: NextCall;
  /** How many calls follow it. */
  later: number;
}

/** Each job once, with the call that comes next. */
export function jobsAhead(rows: readonly NextCall[]): JobAhead[] {
  const jobs = new Map<string, JobAhead>();
  for (const row of rows) {
    const known = jobs.get(row.job_id);
    if (known) known.later += 1;
    else jobs.set(row.job_id, { row, later: 0 });
  }
  return [...jobs.values()];
}
