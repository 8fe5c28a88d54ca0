import { bookingsRoutes, type DeclineByLinkRequest, type DeclineLink } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

/** For the reader of a mail, signed in or not. */
const declineLinkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    declineLink: build.query<DeclineLink, string>({
      query: (token) => ({ url: bookingsRoutes.declineLink, method: 'POST', body: { token } }),
    }),
    declineByLink: build.mutation<null, DeclineByLinkRequest>({
      query: (body) => ({ url: bookingsRoutes.declineLink, method: 'PUT', body }),
      invalidatesTags: ['Offer', 'Application'],
    }),
  }),
});

export const { useDeclineLinkQuery, useDeclineByLinkMutation } = declineLinkApi;
