import { type DaysToPay, daysToPayRoutes } from '@crewcall/contracts-bookings';
import { baseApi, type SessionUser } from '@crewcall/web-data-access';

export const daysToPayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    daysToPay: build.query<DaysToPay, string>({
      query: (companyId) => daysToPayRoutes.ofCompany(companyId),
      providesTags: ['Invoice'],
    }),
    replyToDaysToPay: build.mutation<DaysToPay, { companyId: string; reply: string | null }>({
      query: ({ companyId, reply }) => ({ url: daysToPayRoutes.ofCompany(companyId), method: 'PUT', body: { reply } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_answer, error) => (error ? [] : ['Invoice']),
    }),
  }),
});

/** Crew read it of every company, a company of itself. */
export const readsDaysToPay = (user: SessionUser | null, companyId: string): boolean =>
  user?.role === 'freelancer' || user?.id === companyId;

export const { useDaysToPayQuery, useReplyToDaysToPayMutation } = daysToPayApi;
