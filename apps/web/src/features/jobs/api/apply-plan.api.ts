import { bookingsRoutes, type Call, type Role } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const applyPlanApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rolesToChoose: build.query<Role[], string>({
      query: (jobId) => bookingsRoutes.rolesOf(jobId),
      providesTags: (_roles, _error, id) => [{ type: 'Role', id }],
    }),
    callsToChoose: build.query<Call[], string>({
      query: (jobId) => bookingsRoutes.callsOf(jobId),
      providesTags: (_calls, _error, id) => [{ type: 'Role', id }],
    }),
  }),
});

export const { useRolesToChooseQuery, useCallsToChooseQuery } = applyPlanApi;
