import { bookingsRoutes, type Call, type Role } from '@crewcall/contracts-bookings';
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
    rolesToJudge: build.query<Role[], string>({
      query: (jobId) => bookingsRoutes.rolesOf(jobId),
      providesTags: (_roles, _error, id) => [{ type: 'Role', id }],
    }),
    callsToJudge: build.query<Call[], string>({
      query: (jobId) => bookingsRoutes.callsOf(jobId),
      providesTags: (_calls, _error, id) => [{ type: 'Role', id }],
    }),
  }),
});

export const { useOwnTicketsToJudgeQuery, useTicketsToJudgeQuery, useRolesToJudgeQuery, useCallsToJudgeQuery } =
  ticketsApi;
