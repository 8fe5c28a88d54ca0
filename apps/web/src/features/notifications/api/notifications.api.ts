import {
  categoryOf,
  notificationCategories,
  notificationRoutes,
  type CategoryCounts,
  type NotificationCategory,
  type NotificationItem,
} from '@crewcall/contracts-notifications';
import { baseApi } from '@crewcall/web-data-access';

/** How many of the newest are listed; older ones have been dealt with or never will be. */
const listed = 50;

/** A list of one category, or of everything. */
export type ListName = NotificationCategory | 'all';
export const notificationLists: readonly ListName[] = ['all', ...notificationCategories];
export const listedUnder = (list: ListName, { type }: NotificationItem): boolean =>
  list === 'all' || categoryOf(type) === list;

const noCounts: CategoryCounts = { messages: 0, applications: 0, jobs: 0, ratings: 0, total: 0 };

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationItem[], ListName>({
      query: (list) => ({
        url: notificationRoutes.list,
        params: { ...(list === 'all' ? {} : { category: list }), page_size: listed },
      }),
      providesTags: ['Notification'],
    }),
    /** A failure reads as 0: a number that may be wrong helps no one. The next poll mends it. */
    unreadCount: build.query<number, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const { data } = await ask(notificationRoutes.unreadCount);
        return { data: countIn(data) };
      },
      providesTags: ['Counts'],
    }),
    categoryCounts: build.query<CategoryCounts, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const { data } = await ask(notificationRoutes.categoryCounts);
        return { data: { ...noCounts, ...(data as Partial<CategoryCounts> | undefined) } };
      },
      providesTags: ['Counts'],
    }),
    markNotificationRead: build.mutation<unknown, string>({
      query: (id) => ({ url: notificationRoutes.markRead(id), method: 'PATCH' }),
      extraOptions: { retryWrites: true },
    }),
    markAllNotificationsRead: build.mutation<unknown, void>({
      query: () => ({ url: notificationRoutes.markAllRead, method: 'PATCH' }),
      extraOptions: { retryWrites: true },
    }),
    markCategoryRead: build.mutation<unknown, NotificationCategory>({
      query: (category) => ({ url: notificationRoutes.markCategoryRead(category), method: 'PATCH' }),
      extraOptions: { retryWrites: true },
    }),
    deleteNotification: build.mutation<unknown, string>({
      query: (id) => ({ url: notificationRoutes.one(id), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
    }),
  }),
});

export const { useNotificationsQuery, useUnreadCountQuery, useCategoryCountsQuery } = notificationsApi;

function countIn(data: unknown): number {
  const count = typeof data === 'object' && data !== null && 'count' in data ? Number(data.count) : 0;
  return Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
}
