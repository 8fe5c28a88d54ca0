import type { Calendar, CalendarQuery } from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';
import { londonDay } from '../model/london-words';

followLive(['offer_update', 'booking_update'], ['Calendar']);

const daysAhead = 61;
const dayMs = 86_400_000;

/** As far ahead as one answer reaches. */
export function nextDays(now = Date.now()): CalendarQuery {
  return { from: londonDay(now), to: londonDay(now + daysAhead * dayMs) };
}

export const nextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    next: build.query<Calendar, CalendarQuery>({
      // Written out: the routes of bookings come in one file with rules that a dashboard would load for nothing.
      query: ({ from, to }) => ({ url: '/api/calendar', params: { from, to } }),
      providesTags: [{ type: 'Calendar', id: 'NEXT' }],
    }),
  }),
});

export const { useNextQuery } = nextApi;
