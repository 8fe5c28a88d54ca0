import { calendarRoutes, type CalendarFeed, type FeedChoice, type NewCalendarFeed } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const feedTag = { type: 'Calendar' as const, id: 'FEED' };

export const feedsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One at most. */
    feeds: build.query<CalendarFeed[], void>({ query: () => calendarRoutes.feeds, providesTags: [feedTag] }),
    makeFeedAddress: build.mutation<NewCalendarFeed, FeedChoice>({
      query: (body) => ({ url: calendarRoutes.feeds, method: 'POST', body }),
      invalidatesTags: [feedTag],
    }),
    changeFeed: build.mutation<CalendarFeed, FeedChoice>({
      query: (body) => ({ url: calendarRoutes.feeds, method: 'PUT', body }),
      invalidatesTags: [feedTag],
    }),
    turnFeedOff: build.mutation<null, void>({
      query: () => ({ url: calendarRoutes.feeds, method: 'DELETE' }),
      invalidatesTags: [feedTag],
    }),
  }),
});

export const { useFeedsQuery, useMakeFeedAddressMutation, useChangeFeedMutation, useTurnFeedOffMutation } = feedsApi;
