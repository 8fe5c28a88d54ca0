import type { Call } from '../calls/call.js';
import type { Terms } from '../roles/terms.js';
import type { Span } from '../time/call-span.rules.js';
import { momentOf } from '../time/london-time.rules.js';

/** What an estimate reads of a call. */
export type PlannedCall = Pick<Call, 'starts_on' | 'starts_at' | 'from' | 'to'>;

const MORNING = '08:00';
const DAY_HOURS = 10;

/** For estimates: a call whose time is to follow takes its whole day, and is paid as an ordinary one from the morning. */
export function plannedSpans(calls: readonly PlannedCall[], { hours_included, minimum_hours }: Terms): Span[] {
  const minutes = (hours_included ?? minimum_hours ?? DAY_HOURS) * 60;
  return calls.map(({ starts_on, starts_at, from, to }) => {
    const morning = starts_at ? null : momentOf({ day: starts_on, time: MORNING });
    return morning
      ? { from: morning, to: new Date(morning.getTime() + minutes * 60_000) }
      : { from: new Date(from), to: new Date(to) };
  });
}
