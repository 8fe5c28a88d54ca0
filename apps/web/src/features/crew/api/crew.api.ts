import { freelancerRoutes, type CrewDirectoryItem, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { baseApi, listed } from '@crewcall/web-data-access';

export const crewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crew: build.query({
      query: (query: CrewDirectoryQuery) => ({ url: freelancerRoutes.directory, params: { ...query } }),
      transformResponse: (items: CrewDirectoryItem[], meta) => listed(items, meta),
      providesTags: [{ type: 'Freelancer', id: 'LIST' }],
    }),
  }),
});

export const { useCrewQuery } = crewApi;
