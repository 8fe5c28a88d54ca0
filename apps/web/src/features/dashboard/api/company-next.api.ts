import type { Booking, Offer, ScheduleRow } from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

followLive(['offer_update', 'booking_update'], ['Offer', 'Role']);

const pencilsShown = 5;
const bookingsRead = 8;

export interface BookedCrew extends Pick<Booking, 'freelancer_id' | 'freelancer_name' | 'role_name'> {
  day: string | null;
}

// Written out: the routes of bookings come in one file with rules that a dashboard would load for nothing.
export const companyNextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The calls of the next weeks, earliest first. */
    nextCalls: build.query<ScheduleRow[], void>({
      query: () => '/api/schedule',
      providesTags: [{ type: 'Role', id: 'NEXT' }],
    }),
    /** Pencils that wait for the company's word, the nearest end first. */
    heldPencils: build.query<Offer[], void>({
      query: () => ({ url: '/api/offers', params: { side: 'recruiter', state: 'held', page_size: pencilsShown } }),
      providesTags: [{ type: 'Offer', id: 'HELD' }],
    }),
    /** Whom the company booked last. */
    latestBookings: build.query<BookedCrew[], void>({
      query: () => ({ url: '/api/bookings', params: { side: 'recruiter', page_size: bookingsRead } }),
      // A page carries what it shows, not the terms of each.
      transformResponse: (bookings: Booking[]) =>
        bookings.map(({ freelancer_id, freelancer_name, role_name, calls: [first] }) => ({
          freelancer_id,
          freelancer_name,
          role_name,
          day: first?.starts_on ?? null,
        })),
      providesTags: ['Booking'],
    }),
  }),
});

export const { useNextCallsQuery, useHeldPencilsQuery, useLatestBookingsQuery } = companyNextApi;
