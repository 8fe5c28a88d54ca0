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
    /** What was chosen shows at once, for the next choice to begin with; an error puts it back. */
    changeFeed: build.mutation<CalendarFeed, FeedChoice>({
      query: (body) => ({ url: calendarRoutes.feeds, method: 'PUT', body }),
      async onQueryStarted(choice, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          feedsApi.util.updateQueryData('feeds', undefined, (known) => known.map((one) => ({ ...one, ...choice }))),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: [feedTag],
    }),
    turnFeedOff: build.mutation<null, void>({
      query: () => ({ url: calendarRoutes.feeds, method: 'DELETE' }),
      invalidatesTags: [feedTag],
    }),
  }),
});

export const { useFeedsQuery, useMakeFeedAddressMutation, useChangeFeedMutation, useTurnFeedOffMutation } = feedsApi;
