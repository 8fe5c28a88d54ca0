import { crewSearchRoutes, type SaveCrewSearchRequest, type SavedCrewSearch } from '@crewcall/contracts-identity';
import type { EditSearchRequest } from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';

const searches = { type: 'Freelancer', id: 'SEARCHES' } as const;
const searchesChanged = (_answer: unknown, error: unknown) => (error ? [] : [searches]);

export const crewSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crewSearches: build.query<SavedCrewSearch[], void>({
      query: () => crewSearchRoutes.list,
      providesTags: [searches],
    }),
    saveCrewSearch: build.mutation<SavedCrewSearch, SaveCrewSearchRequest>({
      query: (body) => ({ url: crewSearchRoutes.list, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: searchesChanged,
    }),
    editCrewSearch: build.mutation<SavedCrewSearch, EditSearchRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: crewSearchRoutes.one(id), method: 'PUT', body }),
      /** The answer is shown at once: its owner sees it paused before the list is read again. */
      async onQueryStarted(_edit, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const shown = (search: SavedCrewSearch) => (search.id === answer.data.id ? answer.data : search);
        dispatch(crewSearchesApi.util.updateQueryData('crewSearches', undefined, (known) => known.map(shown)));
      },
      invalidatesTags: searchesChanged,
    }),
    removeCrewSearch: build.mutation<unknown, string>({
      query: (id) => ({ url: crewSearchRoutes.one(id), method: 'DELETE' }),
      invalidatesTags: searchesChanged,
    }),
    crewSearchSeen: build.mutation<unknown, string>({
      query: (id) => ({ url: crewSearchRoutes.seen(id), method: 'POST' }),
      invalidatesTags: searchesChanged,
    }),
    /** With what the link of a mail carries; no user needs to be signed in. */
    stopCrewSearch: build.mutation<unknown, string>({
      query: (key) => ({ url: crewSearchRoutes.stop, method: 'POST', params: { key } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: searchesChanged,
    }),
  }),
});

export const {
  useCrewSearchesQuery,
  useSaveCrewSearchMutation,
  useEditCrewSearchMutation,
  useRemoveCrewSearchMutation,
  useCrewSearchSeenMutation,
  useStopCrewSearchMutation,
} = crewSearchesApi;
