import { dayAfter } from '../time/days.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import { wallTimeOf } from '../time/wall-time.rules.js';

const MORNING = '09:00';

export interface AlertMoments {
  now: Date;
  /** The next 09:00 in London, and the next of a Monday. */
  nine: Date;
  monday: Date;
  /** In London, yyyy-mm-dd. */
  today: string;
}

/** When alerts go out that are not sent at once. */
export function alertMoments(now: Date): AlertMoments {
  const { day: today, time } = wallTimeOf(now);
  const next = time < MORNING ? today : dayAfter(today);
  const untilMonday = (8 - new Date(next).getUTCDay()) % 7;
  return { now, nine: morningOf(next), monday: morningOf(dayAfter(next, untilMonday)), today };
}

function morningOf(day: string): Date {
  const moment = momentOf({ day, time: MORNING });
  if (!moment) throw new Error(`${day} has no ${MORNING}`);
  return moment;
}
