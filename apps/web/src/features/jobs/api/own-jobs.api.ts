import { bookingsRoutes } from '@crewcall/contracts-bookings';
import { PAGE_SIZE_MAX } from '@crewcall/contracts-core';
import { jobRoutes, type EditJobRequest, type Job, type PostJobRequest } from '@crewcall/contracts-jobs';
import { baseApi, listed, type Listed } from '@crewcall/web-data-access';

/** More jobs at once than any company keeps open. */
const CHOICE_PAGES = 10;

/** What a company does with its own jobs: crew's pages do without it. */
export const ownJobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All that a company may still need people for, to choose one from. */
    ownJobChoices: build.query<Job[], string>({
      queryFn: async (userId, _api, _options, ask) => {
        const jobs: Job[] = [];
        for (let page = 1; page <= CHOICE_PAGES; page += 1) {
          const { data, error } = await ask({
            url: jobRoutes.ofRecruiter(userId),
            params: { page, page_size: PAGE_SIZE_MAX },
          });
          if (error) return { error };
          jobs.push(...(data as Job[]));
          if ((data as Job[]).length < PAGE_SIZE_MAX) break;
        }
        return { data: jobs.filter(({ status, closed_reason }) => status !== 'closed' || closed_reason === 'filled') };
      },
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    /** All of a company's own, whatever became of them, the newest first. */
    ownJobs: build.infiniteQuery<Listed<Job>, string, number>({
      query: ({ queryArg: userId, pageParam: page }) => ({
        url: jobRoutes.ofRecruiter(userId),
        params: { page, page_size: PAGE_SIZE_MAX },
      }),
      transformResponse: (items: Job[], meta) => listed(items, meta),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE_MAX < total ? pages.length + 1 : undefined),
      },
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    postJob: build.mutation<Job, PostJobRequest & { idempotencyKey?: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: jobRoutes.list, method: 'POST', body, idempotencyKey }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (job) => (job ? [{ type: 'Job', id: 'LIST' }] : []),
    }),
    editJob: build.mutation<Job, { id: string; change: EditJobRequest }>({
      query: ({ id, change }) => ({ url: jobRoutes.one(id), method: 'PUT', body: change }),
      invalidatesTags: (job, _error, { id }) =>
        job
          ? [
              { type: 'Job', id },
              { type: 'Job', id: 'LIST' },
            ]
          : [],
    }),
    /** One that closed as filled and lost someone since. */
    reopenJob: build.mutation<Job, string>({
      query: (id) => ({ url: bookingsRoutes.reopen(id), method: 'PUT' }),
      invalidatesTags: (job, _error, id) =>
        job
          ? [
              { type: 'Job', id },
              { type: 'Job', id: 'LIST' },
            ]
          : [],
    }),
    deleteJob: build.mutation<unknown, string>({
      query: (id) => ({ url: jobRoutes.one(id), method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Job', id: 'LIST' }, 'Application']),
    }),
  }),
});

export const {
  useOwnJobChoicesQuery,
  useOwnJobsInfiniteQuery,
  usePostJobMutation,
  useEditJobMutation,
  useDeleteJobMutation,
  useReopenJobMutation,
} = ownJobsApi;
