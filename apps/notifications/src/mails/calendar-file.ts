import { bookedCallId } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { calendarMessage } from '@crewcall/platform-calendar-files';
import type { BookedTimes } from '../notifications/booked-times.js';

/** Entries for a calendar: a call has one, which a later file changes or cancels. */
export const calendarFile = ({ booking_id, sequence, is_cancelled, ...booked }: BookedTimes, site: string): string =>
  calendarMessage(
    booked.calls.map((call) => ({
      id: bookedCallId(call.id, booking_id),
      sequence,
      state: is_cancelled ? 'cancelled' : 'confirmed',
      told_at: new Date(booked.told_at),
      from: new Date(call.from),
      to: new Date(call.to),
      summary: `${booked.role}, ${booked.company}`,
      location: call.place ?? booked.location,
      url: `${site}${webRoutes.booking.href(booking_id)}`,
    })),
  );
