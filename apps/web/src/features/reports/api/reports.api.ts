import { reviewRoutes } from '@crewcall/contracts-bookings';
import type { ReportRequest } from '@crewcall/contracts-core';
import { userRoutes } from '@crewcall/contracts-identity';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';

export type Reportable = 'job' | 'profile' | 'review';

const urlOf: Record<Reportable, (id: string) => string> = {
  job: jobRoutes.report,
  profile: userRoutes.report,
  review: reviewRoutes.report,
};

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation<void, ReportRequest & { kind: Reportable; id: string }>({
      query: ({ kind, id, reason }) => ({ url: urlOf[kind](id), method: 'POST', body: { reason } }),
    }),
  }),
});

export const { useReportMutation } = reportsApi;
