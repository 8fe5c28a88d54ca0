import {
  crewListRoutes,
  bookingsRoutes,
  type CrewAgainPerson,
  type CrewAgainRequest,
  type CrewAgainResult,
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
      query: ({ listId, request }) => ({ url: crewListRoutes.freeOfList(listId), method: 'POST', body: request }),
      providesTags: ['Availability', 'Offer'],
      keepUnusedDataFor: 5,
    }),
    inviteList: build.mutation<InviteResult, OfList<InviteListRequest>>({
      query: ({ listId, request }) => ({ url: crewListRoutes.inviteList(listId), method: 'POST', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Offer', 'Role', 'Application', 'Job'],
    }),
    /** Who was booked on a job, and what may be known of the days that it would be on again. */
    crewAgain: build.query<CrewAgainPerson[], { jobId: string; firstDay: string }>({
      query: ({ jobId, firstDay }) => ({ url: bookingsRoutes.crewAgain(jobId), params: { first_day: firstDay } }),
      providesTags: ['Availability', 'Booking'],
      keepUnusedDataFor: 5,
    }),
    askCrewAgain: build.mutation<CrewAgainResult, { jobId: string; request: CrewAgainRequest }>({
      query: ({ jobId, request }) => ({ url: bookingsRoutes.crewAgain(jobId), method: 'POST', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Offer', 'Application', { type: 'Job', id: 'LIST' }, { type: 'Role', id: 'SCHEDULE' }],
    }),
  }),
});

export const { useFreeOfListQuery, useInviteListMutation, useCrewAgainQuery, useAskCrewAgainMutation } = inviteApi;
