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

interface CrewCardOf {
  userId: string;
  isCompany: boolean;
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
    /** Of one person. A company that read the profile instead would have looked at it, which its owner is told. */
    crewCard: build.query<CrewDirectoryItem | undefined, CrewCardOf>({
      query: ({ userId, isCompany }) =>
        isCompany
          ? { url: freelancerRoutes.among, method: 'POST', body: { user_ids: [userId] } }
          : { url: freelancerRoutes.one(userId) },
      transformResponse: (found: CrewDirectoryItem | CrewDirectoryItem[]) => (Array.isArray(found) ? found[0] : found),
      providesTags: (_person, _error, { userId }) => [{ type: 'Freelancer', id: userId }],
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

export const { useCrewQuery, useCrewCardQuery, useContactCrewMutation } = crewApi;
