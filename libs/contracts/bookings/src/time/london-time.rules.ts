import { clockAt, type WallTime, wallTimeOf } from './wall-time.rules.js';

/** How far London is ahead of UTC in some part of every year. The further ahead, the earlier the moment. */
const OFFSETS_MS = [3_600_000, 0];

/** The moment, or null when the clocks skip that time. Of a repeated time the first is meant unless said otherwise. */
export function momentOf({ day, time, again }: WallTime): Date | null {
  const inUtc = Date.parse(`${day}T${time}Z`);
  const moments = OFFSETS_MS.map((offset) => inUtc - offset).filter((moment) => {
    const shown = clockAt(moment);
    return shown.day === day && shown.time === time;
  });
  const meant = again ? moments.at(-1) : moments[0];
  return meant === undefined ? null : new Date(meant);
}

/** Whether this time comes twice that night, so that one of the two can be chosen. */
export function isRepeated(wall: WallTime): boolean {
  const second = momentOf({ ...wall, again: true });
  return second !== null && wallTimeOf(second).again === true;
}
