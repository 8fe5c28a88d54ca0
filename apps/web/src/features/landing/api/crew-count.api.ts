import { freelancerRoutes, type CrewDirectoryItem } from '@crewcall/contracts-identity';
import { baseApi, listed } from '@crewcall/web-data-access';

export const crewCountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many crew can be found in the directory. */
    crewCount: build.query<number, void>({
      query: () => ({ url: freelancerRoutes.directory, params: { page_size: 1 } }),
      transformResponse: (items: CrewDirectoryItem[], meta) => listed(items, meta).total,
    }),
  }),
});

export const { useCrewCountQuery } = crewCountApi;
