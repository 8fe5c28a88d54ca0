import {
  bookingsRoutes,
  calendarLimits,
  dayAfter,
  wallTimeOf,
  type Calendar,
  type CalendarQuery,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

const tag = () => ({ type: 'Calendar' as const, id: 'NEXT' });

/** As far ahead as one answer reaches. */
export function nextDays(): CalendarQuery {
  const from = wallTimeOf(new Date()).day;
  return { from, to: dayAfter(from, calendarLimits.days - 1) };
}

export const nextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    next: build.query<Calendar, CalendarQuery>({
      query: ({ from, to }) => ({ url: bookingsRoutes.calendar, params: { from, to } }),
      providesTags: [tag()],
      onCacheEntryAdded: followLive(['offer_update', 'booking_update'], tag),
    }),
  }),
});

export const { useNextQuery } = nextApi;
