import { bookingsRoutes, type ScheduleQuery, type ScheduleRow } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';
import '../../../shared/job-plan/job-plan.api';

/** What is left out is not asked for. */
export const scheduleParams = ({ unfilled, this_week }: ScheduleQuery): Record<string, string> => ({
  ...(unfilled && { unfilled: 'true' }),
  ...(this_week && { this_week: 'true' }),
});

export const scheduleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The company's own calls of the next sixty days. */
    schedule: build.query<ScheduleRow[], ScheduleQuery>({
      query: (query) => ({ url: bookingsRoutes.schedule, params: scheduleParams(query) }),
      providesTags: [
        { type: 'Role', id: 'SCHEDULE' },
        { type: 'Job', id: 'LIST' },
      ],
    }),
  }),
});

export const { useScheduleQuery } = scheduleApi;
