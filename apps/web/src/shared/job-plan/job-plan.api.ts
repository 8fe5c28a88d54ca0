import { bookingsRoutes, type Call, type Role } from '@crewcall/contracts-bookings';
import { baseApi, followLive, onLive } from '@crewcall/web-data-access';

export const rolesTag = (jobId: string) => ({ type: 'Role' as const, id: jobId });

followLive(['offer_update', 'booking_update'], ['Role']);
onLive('slot_update', ({ job_id }, { dispatch }) => void dispatch(baseApi.util.invalidateTags([rolesTag(job_id)])));

/** The roles and calls of a job, for all who show, choose or judge by them: asked for once. */
export const jobPlanApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rolesOfJob: build.query<Role[], string>({
      query: (jobId) => bookingsRoutes.rolesOf(jobId),
      providesTags: (_roles, _error, jobId) => [rolesTag(jobId)],
    }),
    callsOfJob: build.query<Call[], string>({
      query: (jobId) => bookingsRoutes.callsOf(jobId),
      providesTags: (_calls, _error, jobId) => [rolesTag(jobId)],
    }),
  }),
});

export const { useRolesOfJobQuery, useCallsOfJobQuery } = jobPlanApi;
