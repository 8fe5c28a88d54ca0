import { bookingsRoutes } from '@crewcall/contracts-bookings';
import { PAGE_SIZE_MAX } from '@crewcall/contracts-core';
import { jobRoutes, type EditJobRequest, type Job, type PostJobRequest } from '@crewcall/contracts-jobs';
import { baseApi, listed, type AppDispatch, type AppState, type Listed } from '@crewcall/web-data-access';
import { jobsApi, type JobsOf } from './jobs.api';

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
      onQueryStarted: (_edit, { dispatch, getState, queryFulfilled }) =>
        showAnswer(dispatch as AppDispatch, getState as () => AppState, queryFulfilled),
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
      onQueryStarted: (_id, { dispatch, getState, queryFulfilled }) =>
        showAnswer(dispatch as AppDispatch, getState as () => AppState, queryFulfilled),
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

/** The answer is the job at once: until it is read again, the row offers nothing that was just done. */
async function showAnswer(
  dispatch: AppDispatch,
  getState: () => AppState,
  answered: Promise<{ data: Job }>,
): Promise<void> {
  const answer = await answered.catch(() => null);
  if (!answer) return;
  const { data } = answer;
  const readings = jobsApi.util.selectInvalidatedBy(getState(), [{ type: 'Job', id: data.id }]);
  for (const { endpointName, originalArgs } of readings) {
    if (endpointName === 'job')
      dispatch(jobsApi.util.updateQueryData('job', originalArgs as string, (job) => void Object.assign(job, data)));
    if (endpointName === 'recruiterJobs')
      dispatch(
        jobsApi.util.updateQueryData('recruiterJobs', originalArgs as JobsOf, ({ items }) => {
          for (const item of items) if (item.id === data.id) Object.assign(item, data);
        }),
      );
  }
}
