import { calendarLimits, type Repeat, weekdayOf } from '@crewcall/contracts-bookings';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies = {
  day: 'FREQ=DAILY',
  week: 'FREQ=WEEKLY',
  two_weeks: 'FREQ=WEEKLY;INTERVAL=2',
  month: 'FREQ=MONTHLY',
} as const;

/** RFC 5545; weeks begin on Monday. */
export function ruleOf({ every, weekdays, until, times }: Repeat, startsOn: string): string {
  const isWeekly = every === 'week' || every === 'two_weeks';
  const chosen = [...new Set(weekdays ?? [weekdayOf(startsOn)])].sort((one, other) => one - other);
  const days = isWeekly ? `;BYDAY=${chosen.map((weekday) => WEEKDAYS[weekday - 1]).join(',')};WKST=MO` : '';
  const end = until ? `UNTIL=${until.replaceAll('-', '')}T000000Z` : `COUNT=${times}`;
  return `${frequencies[every]}${days};${end}`;
}

/**
 * The days of a rule from its first on, without those taken out. Reckoned in UTC, where every day has midnight: which
 * moments they are in London is for the times on the clock to say. One more than may be, so that too many are noticed.
 */
export function occurrencesOf(rrule: string, startsOn: string, exceptions: readonly string[] = []): string[] {
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${startsOn.replaceAll('-', '')}T000000Z\nRRULE:${rrule}`,
    maxIterations: calendarLimits.daysAhead * 2,
    temporal: Temporal,
  });
  const days: string[] = [];
  for (const at of rule.all((_, index) => index <= calendarLimits.times)) days.push(at.toPlainDate().toString());
  return days.filter((day) => !exceptions.includes(day));
}
