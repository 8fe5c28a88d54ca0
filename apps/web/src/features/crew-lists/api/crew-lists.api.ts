import {
  crewListRoutes,
  type CrewList,
  type CrewMark,
  type CrewTag,
  type KeptOnPerson,
  type ListedPeopleQuery,
  type ListedPerson,
} from '@crewcall/contracts-bookings';
import { baseApi, listed } from '@crewcall/web-data-access';

export interface OnList {
  listId: string;
  userId: string;
  isOn: boolean;
}

const listsTag = { type: 'CrewList', id: 'LIST' } as const;
const markOf = (id: string) => ({ type: 'CrewMark' as const, id });
const onePersonChanged = (_answer: unknown, error: unknown, { userId }: { userId: string }) =>
  error ? [] : [markOf(userId), { type: 'CrewList' as const }];
const listsChanged = (_answer: unknown, error: unknown) => (error ? [] : [{ type: 'CrewList' as const }]);
const writes = { extraOptions: { retryWrites: true } } as const;

export const crewListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crewLists: build.query<CrewList[], void>({
      query: () => ({ url: crewListRoutes.crewLists }),
      providesTags: [listsTag],
    }),
    listedPeople: build.query({
      query: ({ listId, ...params }: ListedPeopleQuery & { listId: string }) => ({
        url: crewListRoutes.listedPeople(listId),
        params,
      }),
      transformResponse: (items: ListedPerson[], meta) => listed(items, meta),
      providesTags: (answer, _error, { listId }) => [
        { type: 'CrewList', id: listId },
        ...(answer?.items ?? []).map(({ user_id }) => markOf(user_id)),
      ],
    }),
    crewTags: build.query<CrewTag[], void>({
      query: () => ({ url: crewListRoutes.crewTags }),
      providesTags: ['CrewMark'],
    }),
    /** What the company marked these people with; asked once for all cards of a page. */
    crewMarks: build.query<CrewMark[], readonly string[]>({
      query: (user_ids) => ({ url: crewListRoutes.crewMarks, method: 'POST', body: { user_ids } }),
      providesTags: (_marks, _error, ids) => ids.map(markOf),
    }),
    keptOnPerson: build.query<KeptOnPerson, string>({
      query: (userId) => ({ url: crewListRoutes.keptOnPerson(userId) }),
      providesTags: (_kept, _error, userId) => [markOf(userId)],
    }),
    addCrewList: build.mutation<CrewList, string>({
      query: (name) => ({ url: crewListRoutes.crewLists, method: 'POST', body: { name } }),
      invalidatesTags: listsChanged,
      ...writes,
    }),
    renameCrewList: build.mutation<CrewList, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: crewListRoutes.crewList(id), method: 'PUT', body: { name } }),
      invalidatesTags: listsChanged,
      ...writes,
    }),
    removeCrewList: build.mutation<null, string>({
      query: (id) => ({ url: crewListRoutes.crewList(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['CrewList', 'CrewMark']),
      ...writes,
    }),
    putOnList: build.mutation<null, OnList>({
      query: ({ listId, userId, isOn }) => ({
        url: crewListRoutes.listedPerson(listId, userId),
        method: isOn ? 'PUT' : 'DELETE',
      }),
      invalidatesTags: onePersonChanged,
      ...writes,
    }),
    addCrewNote: build.mutation<KeptOnPerson, { userId: string; text: string }>({
      query: ({ userId, text }) => ({ url: crewListRoutes.crewNotes(userId), method: 'POST', body: { text } }),
      invalidatesTags: onePersonChanged,
      ...writes,
    }),
    removeCrewNote: build.mutation<null, { userId: string; noteId: string }>({
      query: ({ userId, noteId }) => ({ url: crewListRoutes.crewNote(userId, noteId), method: 'DELETE' }),
      invalidatesTags: onePersonChanged,
      ...writes,
    }),
    /** Shown at once, for the next tag to be added to them; an error takes them back. */
    saveCrewTags: build.mutation<KeptOnPerson, { userId: string; tags: string[] }>({
      query: ({ userId, tags }) => ({ url: crewListRoutes.crewTagsOf(userId), method: 'PUT', body: { tags } }),
      async onQueryStarted({ userId, tags }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          crewListsApi.util.updateQueryData('keptOnPerson', userId, (known) => ({ ...known, tags })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      // Also after an error: a later save may have come through before it.
      invalidatesTags: (_kept, _error, of) => onePersonChanged(null, null, of),
      ...writes,
    }),
  }),
});

export const {
  useCrewListsQuery,
  useListedPeopleQuery,
  useCrewMarksQuery,
  useCrewTagsQuery,
  useKeptOnPersonQuery,
  useAddCrewListMutation,
  useRenameCrewListMutation,
  useRemoveCrewListMutation,
  usePutOnListMutation,
  useAddCrewNoteMutation,
  useRemoveCrewNoteMutation,
  useSaveCrewTagsMutation,
} = crewListsApi;
