import {
  type OwnTickets,
  type SaveTicketRequest,
  type Ticket,
  type TakeTicketDocumentRequest,
  type TicketAudience,
  type TicketDocumentLink,
  ticketDocumentRoutes,
  type TicketDocumentUpload,
  ticketRoutes,
} from '@crewcall/contracts-identity';
import { baseApi } from '@crewcall/web-data-access';

const TAG = [{ type: 'Freelancer', id: 'TICKETS' }] as const;

export const ticketsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownTickets: build.query<OwnTickets, void>({ query: () => ticketRoutes.own, providesTags: TAG }),
    saveTicket: build.mutation<Ticket, { id: string | null; ticket: SaveTicketRequest }>({
      query: ({ id, ticket }) => ({
        url: id ? ticketRoutes.one(id) : ticketRoutes.own,
        method: id ? 'PUT' : 'POST',
        body: ticket,
      }),
      invalidatesTags: (saved) => (saved ? TAG : []),
    }),
    openDocumentUpload: build.mutation<TicketDocumentUpload, void>({
      query: () => ({ url: ticketDocumentRoutes.uploads, method: 'POST' }),
    }),
    takeDocument: build.mutation<Ticket, TakeTicketDocumentRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: ticketDocumentRoutes.of(id), method: 'PUT', body }),
      invalidatesTags: TAG,
    }),
    ticketDocumentLink: build.mutation<TicketDocumentLink, string>({
      query: (id) => ({ url: ticketDocumentRoutes.of(id), method: 'GET' }),
    }),
    removeTicket: build.mutation<void, string>({
      query: (id) => ({ url: ticketRoutes.one(id), method: 'DELETE' }),
      invalidatesTags: TAG,
    }),
    shareTickets: build.mutation<OwnTickets, TicketAudience>({
      query: (audience) => ({ url: ticketRoutes.sharing, method: 'PUT', body: { audience } }),
      invalidatesTags: TAG,
    }),
  }),
});

export const {
  useOwnTicketsQuery,
  useSaveTicketMutation,
  useRemoveTicketMutation,
  useOpenDocumentUploadMutation,
  useTakeDocumentMutation,
  useTicketDocumentLinkMutation,
  useShareTicketsMutation,
} = ticketsApi;
