import { type BookedTicket, type SeeTicketRequest, ticketSightingRoutes } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const ticketSightingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ticketsOnSite: build.query<BookedTicket[], string>({
      query: (bookingId) => ticketSightingRoutes.of(bookingId),
      providesTags: ['Booking'],
    }),
    seeTicket: build.mutation<BookedTicket[], SeeTicketRequest & { bookingId: string; ticketId: string }>({
      query: ({ bookingId, ticketId, ...body }) => ({
        url: ticketSightingRoutes.one(bookingId, ticketId),
        method: 'PUT',
        body,
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Booking'],
    }),
  }),
});

export const { useTicketsOnSiteQuery, useSeeTicketMutation } = ticketSightingsApi;
