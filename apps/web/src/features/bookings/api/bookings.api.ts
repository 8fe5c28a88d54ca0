import {
  bookingsRoutes,
  type Booking,
  type CancelBookingRequest,
  type NoShowRequest,
  type ObjectRequest,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

followLive(['offer_update', 'booking_update'], ['Booking']);
followLive(['call_sheet_update'], ['Booking']);

const bookingTag = (id: string) => ({ type: 'Booking' as const, id });

export const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    booking: build.query<Booking, string>({
      query: (id) => bookingsRoutes.booking(id),
      providesTags: (_booking, _error, id) => [bookingTag(id)],
    }),
    answerRevision: build.mutation<Booking, { id: string; isAccepted: boolean }>({
      query: ({ id, isAccepted }) => ({
        url: isAccepted ? bookingsRoutes.acceptRevision(id) : bookingsRoutes.refuseRevision(id),
        method: 'PUT',
        body: {},
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking', 'Calendar', 'Offer'],
    }),
    endBooking: build.mutation<Booking, CancelBookingRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: bookingsRoutes.cancelBooking(id), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking', 'Calendar', 'Offer', 'Role', 'Application'],
    }),
    putBackBooking: build.mutation<Booking, string>({
      query: (id) => ({ url: bookingsRoutes.putBackBooking(id), method: 'PUT', body: {} }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking', 'Calendar', 'Offer', 'Role', 'Application'],
    }),
    claimNoShow: build.mutation<Booking, NoShowRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: bookingsRoutes.noShow(id), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking', 'Role', 'CallSheet'],
    }),
    withdrawNoShow: build.mutation<Booking, string>({
      query: (id) => ({ url: bookingsRoutes.noShow(id), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking', 'Role', 'CallSheet'],
    }),
    objectToNoShow: build.mutation<Booking, ObjectRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: bookingsRoutes.objectToNoShow(id), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking'],
    }),
  }),
});

export const {
  useBookingQuery,
  useAnswerRevisionMutation,
  useEndBookingMutation,
  usePutBackBookingMutation,
  useClaimNoShowMutation,
  useObjectToNoShowMutation,
  useWithdrawNoShowMutation,
} = bookingsApi;
