import {
  searchRoutes,
  type EditSearchRequest,
  type SavedSearch,
  type SaveSearchRequest,
} from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';

const searches = { type: 'Job', id: 'SEARCHES' } as const;
const searchesChanged = (_answer: unknown, error: unknown) => (error ? [] : [searches]);

export const savedSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<SavedSearch[], void>({
      query: () => searchRoutes.list,
      providesTags: [searches],
    }),
    saveSearch: build.mutation<SavedSearch, SaveSearchRequest>({
      query: (body) => ({ url: searchRoutes.list, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: searchesChanged,
    }),
    editSearch: build.mutation<SavedSearch, EditSearchRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: searchRoutes.one(id), method: 'PUT', body }),
      /** The answer is shown at once: its owner sees it paused before the list is read again. */
      async onQueryStarted(_edit, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const shown = (search: SavedSearch) => (search.id === answer.data.id ? answer.data : search);
        dispatch(savedSearchesApi.util.updateQueryData('savedSearches', undefined, (known) => known.map(shown)));
      },
      invalidatesTags: searchesChanged,
    }),
    removeSearch: build.mutation<unknown, string>({
      query: (id) => ({ url: searchRoutes.one(id), method: 'DELETE' }),
      invalidatesTags: searchesChanged,
    }),
    searchSeen: build.mutation<unknown, string>({
      query: (id) => ({ url: searchRoutes.seen(id), method: 'POST' }),
      invalidatesTags: searchesChanged,
    }),
    /** With what the link of a mail carries; no user needs to be signed in. */
    stopSearch: build.mutation<unknown, string>({
      query: (key) => ({ url: searchRoutes.stop, method: 'POST', params: { key } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: searchesChanged,
    }),
  }),
});

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useEditSearchMutation,
  useRemoveSearchMutation,
  useSearchSeenMutation,
  useStopSearchMutation,
} = savedSearchesApi;
