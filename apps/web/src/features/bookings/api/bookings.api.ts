import {
  bookingsRoutes,
  type Booking,
  type Call,
  type CancelBookingRequest,
  type NoShowRequest,
  type ObjectRequest,
  type Role,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive, onLive } from '@crewcall/web-data-access';

followLive(['offer_update', 'booking_update'], ['Booking', 'Role']);
followLive(['call_sheet_update'], ['Booking']);

const bookingTag = (id: string) => ({ type: 'Booking' as const, id });
export const rolesTag = (jobId: string) => ({ type: 'Role' as const, id: jobId });

onLive('slot_update', ({ job_id }, { dispatch }) => void dispatch(baseApi.util.invalidateTags([rolesTag(job_id)])));

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
    rolesOfJob: build.query<Role[], string>({
      query: (jobId) => bookingsRoutes.rolesOf(jobId),
      providesTags: (_roles, _error, jobId) => [rolesTag(jobId)],
    }),
    callsOfJob: build.query<Call[], string>({
      query: (jobId) => bookingsRoutes.callsOf(jobId),
      providesTags: (_calls, _error, jobId) => [rolesTag(jobId)],
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
  useRolesOfJobQuery,
  useCallsOfJobQuery,
} = bookingsApi;
