import { dayAfter } from '../time/days.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import { challengeHours, endsAtNight } from './offer.rules.js';

const HOUR = 3_600_000;
const MORNING = '08:00';

/** Until when a pencil above must be confirmed or released; never later than it would have ended anyway. */
export function challengeDeadline(now: Date, firstCall: Date, ownDeadline: Date): Date {
  const asked = new Date(now.getTime() + challengeHours(now, firstCall) * HOUR);
  const { day, time } = wallTimeOf(asked);
  const morning = momentOf({ day: time >= '22:00' ? dayAfter(day) : day, time: MORNING });
  const rested = endsAtNight(time) && morning ? morning : asked;
  return rested < ownDeadline ? rested : ownDeadline;
}
