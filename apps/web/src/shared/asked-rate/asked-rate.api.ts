import { bookingsRoutes, type RateBasis, type Role } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

const askedRateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** On which basis a job asks applicants for their rate; null where each role has a set one. */
    askedBasis: build.query<RateBasis | null, string>({
      query: (jobId) => bookingsRoutes.rolesOf(jobId),
      transformResponse: (roles: Role[]) => roles.find(({ terms }) => terms.mode !== 'set')?.terms.basis ?? null,
      providesTags: (_basis, _error, jobId) => [{ type: 'Role', id: jobId }],
    }),
  }),
});

export const { useAskedBasisQuery } = askedRateApi;
