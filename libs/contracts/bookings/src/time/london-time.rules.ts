import { Temporal } from 'temporal-polyfill';
import { CALL_TIME_ZONE, type WallTime } from './wall-time.rules.js';

const localOf = ({ day, time }: WallTime): Temporal.PlainDateTime => Temporal.PlainDateTime.from(`${day}T${time}`);

/** The moment, or null when the clocks skip that time. Of a repeated time the first is meant unless said otherwise. */
export function momentOf(wall: WallTime): Date | null {
  const local = localOf(wall);
  const first = local.toZonedDateTime(CALL_TIME_ZONE, { disambiguation: 'earlier' });
  if (!first.toPlainDateTime().equals(local)) return null;
  const meant = wall.again ? local.toZonedDateTime(CALL_TIME_ZONE, { disambiguation: 'later' }) : first;
  return new Date(meant.epochMilliseconds);
}

/** Whether this time comes twice that night, so that one of the two can be chosen. */
export function isRepeated(wall: WallTime): boolean {
  const second = momentOf({ ...wall, again: true });
  return second !== null && second.getTime() !== momentOf({ ...wall, again: false })?.getTime();
}
