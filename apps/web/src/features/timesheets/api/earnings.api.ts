import { expenseRoutes, type Earnings, type EarningsQuery } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

export const earningsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    earnings: build.query<Earnings, EarningsQuery>({
      query: (params) => ({ url: expenseRoutes.earnings, params: { ...params } }),
      providesTags: ['Timesheet', 'Expense'],
    }),
  }),
});

export const { useEarningsQuery } = earningsApi;
