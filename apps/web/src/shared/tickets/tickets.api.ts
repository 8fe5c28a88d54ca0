import { type OwnTickets, type SharedTicket, ticketRoutes } from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

const TAG = [{ type: 'Freelancer', id: 'TICKETS' }] as const;

const ticketsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownTicketsToJudge: build.query<OwnTickets, void>({ query: () => ticketRoutes.own, providesTags: TAG }),
    ticketsToJudge: build.query<SharedTicket[], string>({
      query: (userId) => ticketRoutes.of(userId),
      providesTags: TAG,
    }),
  }),
});

export const { useOwnTicketsToJudgeQuery, useTicketsToJudgeQuery } = ticketsApi;
