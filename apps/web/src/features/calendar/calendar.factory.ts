import { dayAfter, momentOf, type Calendar, type CalendarItem, type CalendarJob } from '@crewcall/contracts-bookings';

const momentAt = (day: string, time: string | null): string =>
  momentOf({ day, time: time ?? '00:00' })?.toISOString() ?? '';

export const buildCalendarJob = (overrides: Partial<CalendarJob> = {}): CalendarJob => ({
  job_id: 'j1',
  job_title: 'Winter Lights, opening night',
  company: 'Northlight Productions',
  recruiter_id: 'r1',
  role_name: 'FOH Sound Engineer',
  location: 'Manchester',
  call_id: 'c1',
  call_name: null,
  offer_id: 'o1',
  booking_id: 'b1',
  ends_at: null,
  rank: null,
  ...overrides,
});

/** An entry with what follows from its times. For tests. */
export function buildItem(given: Partial<CalendarItem> & Pick<CalendarItem, 'kind' | 'starts_on'>): CalendarItem {
  const { starts_on, starts_at = null, ends_at = null } = given;
  const ends_on = given.ends_on ?? (ends_at ? starts_on : dayAfter(starts_on));
  const [from, to] = [momentAt(starts_on, starts_at), momentAt(ends_on, ends_at)];
  const isJob = ['booking', 'pencil', 'offer'].includes(given.kind);
  return {
    id: `${given.kind}-${starts_on}`,
    starts_at,
    ends_at,
    ends_on,
    last_day: ends_at ? ends_on : dayAfter(ends_on, -1),
    from,
    to,
    clocks: null,
    job: isJob ? buildCalendarJob() : null,
    note: null,
    rule_id: null,
    repeat: null,
    is_exception: false,
    holds: isJob ? [] : [{ from, to }],
    ...given,
  };
}

export const buildCalendar = (items: CalendarItem[] = [], overrides: Partial<Calendar> = {}): Calendar => ({
  items,
  sharing: 'all',
  pattern: { days: [] },
  checked_by: 0,
  ...overrides,
});
