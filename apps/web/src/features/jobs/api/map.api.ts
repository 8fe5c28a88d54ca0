import { type JobMap, type JobMapQuery, jobRoutes } from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';

const mapApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    jobMap: build.query<JobMap, JobMapQuery>({
      query: (params) => ({ url: jobRoutes.map, params: { ...params } }),
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
  }),
});

export const { useJobMapQuery } = mapApi;
