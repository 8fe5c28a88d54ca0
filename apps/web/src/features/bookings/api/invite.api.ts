import {
  bookingsRoutes,
  type FreeOfList,
  type FreeOfListRequest,
  type InviteListRequest,
  type InviteResult,
} from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

interface OfList<Request> {
  listId: string;
  request: Request;
}

export const inviteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whom an invitation would reach; looked up anew each time, since calendars change. */
    freeOfList: build.query<FreeOfList, OfList<FreeOfListRequest>>({
      query: ({ listId, request }) => ({ url: bookingsRoutes.freeOfList(listId), method: 'POST', body: request }),
      providesTags: ['Availability', 'Offer'],
      keepUnusedDataFor: 5,
    }),
    inviteList: build.mutation<InviteResult, OfList<InviteListRequest>>({
      query: ({ listId, request }) => ({ url: bookingsRoutes.inviteList(listId), method: 'POST', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Offer', 'Role', 'Application', 'Job'],
    }),
  }),
});

export const { useFreeOfListQuery, useInviteListMutation } = inviteApi;
