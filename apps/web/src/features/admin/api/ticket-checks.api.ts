import {
  ticketCheckRoutes,
  type TicketDocumentLink,
  ticketDocumentRoutes,
  type TicketQueue,
  type TicketReason,
} from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

const QUEUE = [{ type: 'Administration', id: 'TICKETS' }] as const;
/** Also after an error: another administrator was quicker, or the ten minutes are over. */
const changes = { invalidatesTags: QUEUE };

export const ticketChecksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ticketQueue: build.query<TicketQueue, void>({ query: () => ticketCheckRoutes.queue, providesTags: QUEUE }),
    takeTicket: build.mutation<TicketQueue, string>({
      query: (id) => ({ url: ticketCheckRoutes.lease(id), method: 'PUT' }),
      ...changes,
    }),
    putTicketBack: build.mutation<void, string>({
      query: (id) => ({ url: ticketCheckRoutes.lease(id), method: 'DELETE' }),
      ...changes,
    }),
    openTicketDocument: build.mutation<TicketDocumentLink, string>({
      query: (id) => ({ url: ticketDocumentRoutes.of(id), method: 'GET' }),
    }),
    verifyTicket: build.mutation<void, { id: string; expires_on: string | null }>({
      query: ({ id, ...body }) => ({ url: ticketCheckRoutes.verify(id), method: 'PUT', body }),
      ...changes,
    }),
    refuseTicket: build.mutation<void, { id: string; how: 'reject' | 'withdraw'; reason: TicketReason }>({
      query: ({ id, how, reason }) => ({ url: ticketCheckRoutes[how](id), method: 'PUT', body: { reason } }),
      ...changes,
    }),
  }),
});

export const {
  useTicketQueueQuery,
  useTakeTicketMutation,
  usePutTicketBackMutation,
  useOpenTicketDocumentMutation,
  useVerifyTicketMutation,
  useRefuseTicketMutation,
} = ticketChecksApi;
