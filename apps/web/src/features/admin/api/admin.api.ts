import {
  adminRoutes,
  type ActivityItem,
  type AdminFeedback,
  type AnalyticsMonths,
  type AnalyticsOverview,
  type FeedbackListAnswer,
  type FeedbackListQuery,
  type FeedbackPopup,
  type FeedbackStats,
  type FeedbackStatus,
  type MissedSearch,
} from '@crewcall/contracts-admin';
import { baseApi, type AnswerMeta, type Listed } from '@crewcall/web-data-access';

const tags = ['Administration'] as const;

/** Feedback and figures as administrators see them. */
export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminFeedback: build.query<Listed<AdminFeedback>, FeedbackListQuery>({
      query: (params) => ({ url: adminRoutes.feedbackList, params: { ...params } }),
      transformResponse: ({ feedback }: FeedbackListAnswer, meta: AnswerMeta | undefined) => ({
        items: feedback,
        total: meta?.total ?? feedback.length,
      }),
      providesTags: tags,
    }),
    feedbackStats: build.query<FeedbackStats, void>({ query: () => adminRoutes.feedbackStats, providesTags: tags }),
    setFeedbackStatus: build.mutation<AdminFeedback, { id: string; status: FeedbackStatus }>({
      query: ({ id, status }) => ({ url: adminRoutes.feedbackStatus(id), method: 'PUT', body: { status } }),
      invalidatesTags: tags,
    }),
    respondToFeedback: build.mutation<AdminFeedback, { id: string; response: string }>({
      query: ({ id, response }) => ({ url: adminRoutes.feedbackResponse(id), method: 'PUT', body: { response } }),
      invalidatesTags: tags,
    }),
    popupSwitch: build.query<FeedbackPopup, void>({ query: () => adminRoutes.feedbackPopup, providesTags: tags }),
    switchPopup: build.mutation<FeedbackPopup, boolean>({
      query: (is_on) => ({ url: adminRoutes.feedbackPopupSwitch, method: 'PUT', body: { is_on } }),
      invalidatesTags: tags,
    }),
    adminOverview: build.query<AnalyticsOverview, void>({
      query: () => adminRoutes.analyticsOverview,
      providesTags: tags,
    }),
    analyticsMonths: build.query<AnalyticsMonths, void>({
      query: () => adminRoutes.analyticsMonths,
      providesTags: tags,
    }),
    missedSearches: build.query<MissedSearch[], void>({
      query: () => adminRoutes.analyticsSearches,
      providesTags: tags,
    }),
    recentActivity: build.query<ActivityItem[], void>({
      query: () => ({ url: adminRoutes.activity, params: { page_size: 10 } }),
      providesTags: tags,
    }),
  }),
});

export const {
  useAdminFeedbackQuery,
  useFeedbackStatsQuery,
  useSetFeedbackStatusMutation,
  useRespondToFeedbackMutation,
  usePopupSwitchQuery,
  useSwitchPopupMutation,
  useAdminOverviewQuery,
  useAnalyticsMonthsQuery,
  useMissedSearchesQuery,
  useRecentActivityQuery,
} = adminApi;
