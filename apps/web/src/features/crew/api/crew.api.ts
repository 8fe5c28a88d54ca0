import { freelancerRoutes, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import {
  conversationRoutes,
  type StartConversationRequest,
  type StartedConversation,
} from '@crewcall/contracts-messaging';
import { baseApi, listed } from '@crewcall/web-data-access';

export const crewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crew: build.query({
      query: (query: CrewDirectoryQuery) => ({ url: freelancerRoutes.directory, params: { ...query } }),
      transformResponse: (items: CrewDirectoryItem[], meta) => listed(items, meta),
      providesTags: [{ type: 'Freelancer', id: 'LIST' }],
    }),
    contactCrew: build.mutation<StartedConversation, StartConversationRequest>({
      query: (body) => ({ url: conversationRoutes.list, method: 'POST', body }),
      invalidatesTags: (started) =>
        started
          ? [
              { type: 'Conversation', id: started.id },
              { type: 'Conversation', id: 'LIST' },
              { type: 'Conversation', id: 'UNREAD' },
            ]
          : [],
    }),
  }),
});

export const { useCrewQuery, useContactCrewMutation } = crewApi;
