import ical, {
  ICalCalendarMethod,
  type ICalCalendarData,
  type ICalEventData,
  ICalEventStatus,
  type ICalTimezone,
} from 'ical-generator';
import { DateTime } from 'luxon';

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same in every file that has this entry. */
  id: string;
  /** Grows with every change: a later file wins over an earlier one. */
  sequence: number;
  state: 'confirmed' | 'tentative' | 'cancelled';
  /** When this was so. */
  told_at: Date;
  from: Date;
  to: Date;
  summary: string;
  location?: string;
  description?: string;
  url?: string;
}

export interface CalendarFeed {
  /** What a calendar app calls it. */
  name: string;
  entries: readonly CalendarEntry[];
  /** How soon an app looks again. */
  refreshSeconds: number;
}

const ZONE = 'Europe/London';

/** The rules since 1996, before which no call lies. */
const LONDON = `BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
DTSTART:19960331T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
DTSTART:19961027T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

const timezone: ICalTimezone = { name: null, generator: (zone) => (zone === ZONE ? LONDON : null) };
const prodId = { company: 'CrewCall', product: 'Bookings', language: 'EN' };

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** A call that has no time yet takes its whole day. */
const isWholeDays = (moments: readonly DateTime[]): boolean =>
  moments.every((moment) => moment.equals(moment.startOf('day')));

/** A time that comes twice is read as the first by some programs and the second by others, so it is written in UTC. */
const zoneOf = (moments: readonly DateTime[]): string | null =>
  moments.some((moment) => moment.getPossibleOffsets().length > 1) ? null : ZONE;

function eventOf({ id, sequence, state, told_at, from, to, ...words }: CalendarEntry): ICalEventData {
  const moments = [from, to].map((moment) => DateTime.fromJSDate(moment, { zone: ZONE })) as [DateTime, DateTime];
  const [start, end] = moments;
  const stamp = DateTime.fromJSDate(told_at);
  return {
    ...words,
    id,
    sequence,
    stamp,
    lastModified: stamp,
    status: statuses[state],
    allDay: isWholeDays(moments),
    timezone: zoneOf(moments),
    start,
    end,
  };
}

function fileOf(data: ICalCalendarData, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ ...data, prodId, timezone });
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  // The last line ends as every other does.
  return `${calendar.toString()}\r\n`;
}

/** To be opened from a mail: adds, changes or cancels entries. */
export const calendarMessage = (entries: readonly CalendarEntry[]): string =>
  fileOf({ method: ICalCalendarMethod.PUBLISH }, entries);

/** To be subscribed to: all there is, each time it is read. */
export const calendarFeed = ({ name, entries, refreshSeconds }: CalendarFeed): string =>
  fileOf({ name, ttl: refreshSeconds }, entries);
