import { LONDON, madeOnce } from '@crewcall/contracts-core';

const HOUR = 3_600_000;
const clock = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: LONDON,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** What a clock on a London wall shows. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
  /** In the hour that comes twice when the clocks go back: the second one. */
  again?: boolean;
}

/** Of a time that comes twice it is not said which. */
export function clockAt(ms: number): WallTime {
  const part = Object.fromEntries(
    clock()
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

export function wallTimeOf(moment: Date): WallTime {
  const wall = clockAt(moment.getTime());
  const before = clockAt(moment.getTime() - HOUR);
  return before.day === wall.day && before.time === wall.time ? { ...wall, again: true } : wall;
}
