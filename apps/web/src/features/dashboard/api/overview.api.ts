import { adminRoutes, type AnalyticsOverview } from '@crewcall/contracts-admin';
import { baseApi } from '@crewcall/web-data-access';

export const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    analyticsOverview: build.query<AnalyticsOverview, void>({ query: () => adminRoutes.analyticsOverview }),
  }),
});

export const { useAnalyticsOverviewQuery } = overviewApi;
