import { CALL_TIME_ZONE, isRepeated, wallTimeOf } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { DateTime } from 'luxon';
import type { BookedTimes } from '../notifications/booked-times.js';

/** The rules since 1972, in which no booking lies. */
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

const MIDNIGHT = '00:00';

/** A call that has no time yet takes its whole day. */
const isWholeDay = (from: Date, to: Date): boolean =>
  [from, to].every((moment) => wallTimeOf(moment).time === MIDNIGHT);

/** A time that comes twice is read as the first by some programs and the second by others, so it is written in UTC. */
const zoneOf = (moments: Date[]): string | null =>
  moments.some((moment) => isRepeated(wallTimeOf(moment))) ? null : CALL_TIME_ZONE;

/** Entries for a calendar: a call has one, which a later file changes or cancels. */
export function calendarFile({ booking_id, sequence, is_cancelled, ...booked }: BookedTimes, site: string): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'CrewCall', product: 'Bookings', language: 'EN' },
    timezone: { name: null, generator: (zone) => (zone === CALL_TIME_ZONE ? LONDON : null) },
  });
  for (const call of booked.calls) {
    const [from, to] = [new Date(call.from), new Date(call.to)];
    const entry: ICalEventData = {
      id: `${call.id}.${booking_id}@crewcall`,
      sequence,
      stamp: DateTime.fromISO(booked.told_at),
      summary: `${booked.role}, ${booked.company}`,
      location: booked.location,
      url: `${site}${webRoutes.booking.href(booking_id)}`,
      status: is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      allDay: isWholeDay(from, to),
      timezone: zoneOf([from, to]),
      start: DateTime.fromJSDate(from, { zone: CALL_TIME_ZONE }),
      end: DateTime.fromJSDate(to, { zone: CALL_TIME_ZONE }),
    };
    calendar.createEvent(entry);
  }
  return calendar.toString();
}
