import { freelancerRoutes, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import {
  conversationRoutes,
  type StartConversationRequest,
  type StartedConversation,
} from '@crewcall/contracts-messaging';
import { baseApi, listed, type Listed } from '@crewcall/web-data-access';

export interface CrewQuery extends CrewDirectoryQuery {
  /** For companies: those alone who are on a list of its own, or have a tag of its own. */
  kept?: { list_id?: string; tag?: string };
}

export const crewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crew: build.query<Listed<CrewDirectoryItem>, CrewQuery>({
      queryFn: async ({ kept, ...query }, _api, _options, ask) => {
        const params = { ...query };
        const found = kept
          ? await (await import('./kept-crew')).findAmongKept(kept, params, ask)
          : await ask({ url: freelancerRoutes.directory, params });
        return found.error ? { error: found.error } : { data: listed(found.data as CrewDirectoryItem[], found.meta) };
      },
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
