import {
  conversationRoutes,
  messageLimits,
  messageRoutes,
  type Conversation,
  type Correspondence,
  type Message,
  type SendMessageRequest,
  type StartConversationRequest,
  type StartedConversation,
} from '@crewcall/contracts-messaging';
import { baseApi, listed, type Listed } from '@crewcall/web-data-access';

const pageSize = 100;
const list = { type: 'Conversation', id: 'LIST' } as const;
const unread = { type: 'Conversation', id: 'UNREAD' } as const;
const changed = (id: string) => [{ type: 'Conversation' as const, id }, list, unread];

export const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.infiniteQuery<Listed<Conversation>, string, number>({
      query: ({ queryArg: search, pageParam: page }) => ({
        url: conversationRoutes.list,
        params: { page, page_size: pageSize, search },
      }),
      transformResponse: (items: Conversation[], meta) => listed(items, meta),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages) => (last.items.length < pageSize ? undefined : pages.length + 1),
      },
      providesTags: [list],
    }),
    conversation: build.query<Conversation, string>({
      query: (id) => conversationRoutes.one(id),
      providesTags: (_conversation, _error, id) => [{ type: 'Conversation', id }],
    }),
    correspondence: build.query<Correspondence, string>({
      query: (userId) => conversationRoutes.withPerson(userId),
      providesTags: [list],
    }),
    history: build.infiniteQuery<Message[], string, number | null>({
      query: ({ queryArg: id, pageParam: before }) => ({
        url: conversationRoutes.messages(id),
        params: { limit: messageLimits.page, mark_read: 'false', ...(before !== null && { before }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => (last.length < messageLimits.page ? undefined : last.at(-1)?.number),
      },
      providesTags: (_pages, _error, id) => [{ type: 'Message', id }],
    }),
    startConversation: build.mutation<StartedConversation, StartConversationRequest>({
      query: (body) => ({ url: conversationRoutes.list, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      // It may be one that was deleted here, whose history knows of nothing.
      invalidatesTags: (started, error) => (error ? [] : [list, unread, { type: 'Message', id: started?.id }]),
    }),
    sendMessage: build.mutation<Message, SendMessageRequest>({
      query: (body) => ({ url: messageRoutes.send, method: 'POST', body, idempotencyKey: body.client_id }),
      extraOptions: { retryWrites: true },
    }),
    markRead: build.mutation<void, { id: string; upTo: number }>({
      query: ({ id, upTo }) => ({ url: conversationRoutes.read(id), method: 'POST', body: { up_to: upTo } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: [unread],
    }),
    deleteConversation: build.mutation<void, string>({
      query: (id) => ({ url: conversationRoutes.one(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error, id) => (error ? [] : changed(id)),
    }),
    blockPerson: build.mutation<Conversation, { id: string; isBlocked: boolean }>({
      query: ({ id, isBlocked }) => ({ url: conversationRoutes.block(id), method: isBlocked ? 'PUT' : 'DELETE' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_conversation, error, { id }) => (error ? [] : changed(id)),
    }),
    reportMessage: build.mutation<void, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: messageRoutes.report(id), method: 'POST', body: { reason } }),
      extraOptions: { retryWrites: true },
    }),
  }),
});

export const {
  useConversationsInfiniteQuery,
  useConversationQuery,
  useCorrespondenceQuery,
  useHistoryInfiniteQuery,
  useStartConversationMutation,
  useMarkReadMutation,
  useDeleteConversationMutation,
  useBlockPersonMutation,
  useReportMessageMutation,
} = messagesApi;
