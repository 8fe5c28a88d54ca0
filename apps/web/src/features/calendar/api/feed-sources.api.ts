import { calendarRoutes, type FeedSource, type NewFeedSource } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const sourcesTag = { type: 'Calendar' as const, id: 'SOURCES' };
const all = (_answer: unknown, error: unknown) => (error ? [] : (['Calendar'] as const));

export const feedSourcesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    feedSources: build.query<FeedSource[], void>({
      query: () => calendarRoutes.feedSources,
      providesTags: [sourcesTag],
    }),
    addFeedSource: build.mutation<FeedSource, NewFeedSource>({
      query: (body) => ({ url: calendarRoutes.feedSources, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_answer, error) => (error ? [] : [sourcesTag]),
    }),
    removeFeedSource: build.mutation<null, string>({
      query: (id) => ({ url: calendarRoutes.feedSource(id), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: all,
    }),
  }),
});

export const { useFeedSourcesQuery, useAddFeedSourceMutation, useRemoveFeedSourceMutation } = feedSourcesApi;
