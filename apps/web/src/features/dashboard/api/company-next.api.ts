import type { Booking, Offer, ScheduleRow } from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

followLive(['offer_update', 'booking_update'], ['Booking', 'Offer', 'Role']);

const pencilsShown = 5;
const bookingsRead = 8;

type ShownCall = Pick<ScheduleRow['call'], 'id' | 'name' | 'starts_on' | 'starts_at' | 'from' | 'to'>;

/** A call to come, and how many of its places are filled. */
export interface NextCall extends Pick<ScheduleRow, 'job_id' | 'job_title' | 'positions' | 'filled'> {
  call: ShownCall;
}

export interface HeldPencil extends Pick<
  Offer,
  'id' | 'job_id' | 'role_id' | 'role_name' | 'freelancer_name' | 'decide_by' | 'rank_words'
> {
  /** Of its first call. */
  day: string | null;
}

export interface BookedCrew extends Pick<Booking, 'freelancer_id' | 'freelancer_name' | 'role_name'> {
  day: string | null;
}

// A page carries what it shows, not the terms of each.
// Written out: the routes of bookings come in one file with rules that a dashboard would load for nothing.
export const companyNextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The calls of the next weeks, earliest first. */
    nextCalls: build.query<NextCall[], void>({
      query: () => '/api/schedule',
      transformResponse: (rows: ScheduleRow[]) =>
        rows.map(({ job_id, job_title, positions, filled, call }) => {
          const { id, name, starts_on, starts_at, from, to } = call;
          return { job_id, job_title, positions, filled, call: { id, name, starts_on, starts_at, from, to } };
        }),
      providesTags: [{ type: 'Role', id: 'NEXT' }],
    }),
    /** Pencils that wait for the company's word, the nearest end first. */
    heldPencils: build.query<HeldPencil[], void>({
      query: () => ({ url: '/api/offers', params: { side: 'recruiter', state: 'held', page_size: pencilsShown } }),
      transformResponse: (offers: Offer[]) =>
        offers.map(({ id, job_id, role_id, role_name, freelancer_name, decide_by, rank_words, calls: [first] }) => ({
          ...{ id, job_id, role_id, role_name, freelancer_name, decide_by, rank_words },
          day: first?.starts_on ?? null,
        })),
      providesTags: [{ type: 'Offer', id: 'HELD' }],
    }),
    /** Whom the company booked last. */
    latestBookings: build.query<BookedCrew[], void>({
      query: () => ({ url: '/api/bookings', params: { side: 'recruiter', page_size: bookingsRead } }),
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
