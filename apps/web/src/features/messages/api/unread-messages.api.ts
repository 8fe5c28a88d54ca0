import { messageRoutes, type UnreadMessages } from '@crewcall/contracts-messaging';
import { baseApi } from '@crewcall/web-data-access';

/** How many messages wait, which every dashboard shows: apart from the conversations, which one tab shows. */
export const unreadMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    unreadMessages: build.query<number, string>({
      query: (userId) => ({ url: messageRoutes.unreadCount, params: { userId } }),
      transformResponse: ({ count }: UnreadMessages) => count,
      providesTags: [{ type: 'Conversation', id: 'UNREAD' }],
    }),
  }),
});

export const { useUnreadMessagesQuery } = unreadMessagesApi;
