import {
  jobRoutes,
  plainJobId,
  type Application,
  type ApplyRequest,
  type CompanyRecord,
  type EditJobRequest,
  type Job,
  type JobListQuery,
  type JobSearch,
  type NearestJobs,
  type PostJobRequest,
} from '@crewcall/contracts-jobs';
import { bookingsRoutes } from '@crewcall/contracts-bookings';
import { PAGE_SIZE_MAX } from '@crewcall/contracts-core';
import { baseApi, listed, type Listed } from '@crewcall/web-data-access';

const asTags = (page: Listed<Job> | undefined) => [
  { type: 'Job' as const, id: 'LIST' },
  ...(page?.items ?? []).map(({ id }) => ({ type: 'Job' as const, id })),
];

export const ownJobsPerPage = 20;
/** More jobs at once than any company keeps open. */
const CHOICE_PAGES = 10;

/** Own saved jobs instead of a search. */
export interface SavedFilter {
  saved?: boolean;
}

export interface JobsOf {
  userId: string;
  page: number;
}

export const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query<Listed<Job>, JobListQuery & SavedFilter>({
      query: ({ saved, ...params }) =>
        saved
          ? { url: jobRoutes.saved, params: { page: params.page, page_size: params.page_size } }
          : { url: jobRoutes.list, params },
      transformResponse: (items: Job[], meta) => listed(items, meta),
      providesTags: asTags,
    }),
    nearestJobs: build.query<NearestJobs, JobSearch>({
      query: (search) => ({ url: jobRoutes.nearest, params: { ...search } }),
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    job: build.query<Job, string>({
      query: (id) => jobRoutes.one(plainJobId(id)),
      providesTags: (_job, _error, id) => [{ type: 'Job', id: plainJobId(id) }],
    }),
    similarJobs: build.query<Job[], string>({
      query: (id) => jobRoutes.similar(id),
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    companyRecord: build.query<CompanyRecord, string>({
      query: (userId) => jobRoutes.recordOf(userId),
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    recruiterJobs: build.query<Listed<Job>, JobsOf>({
      query: ({ userId, page }) => ({
        url: jobRoutes.ofRecruiter(userId),
        params: { page, page_size: ownJobsPerPage },
      }),
      transformResponse: (items: Job[], meta) => listed(items, meta),
      providesTags: asTags,
    }),
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
    // No list is asked for again: the heart that was pressed shows it, and a row stays where it is until the next visit.
    saveJob: build.mutation<unknown, { id: string; isSaved: boolean }>({
      query: ({ id, isSaved }) => ({ url: jobRoutes.save(id), method: isSaved ? 'PUT' : 'DELETE' }),
    }),
    apply: build.mutation<Application, ApplyRequest & { jobId: string }>({
      query: ({ jobId, ...body }) => ({ url: jobRoutes.apply(jobId), method: 'POST', body }),
      extraOptions: { retryWrites: true },
      // Refused also means that the list knows less than the service: closed, filled or applied for meanwhile.
      invalidatesTags: (_application, _error, { jobId }) => [{ type: 'Job', id: jobId }, 'Application'],
    }),
  }),
});

export const {
  useJobsQuery,
  useJobQuery,
  useNearestJobsQuery,
  useSimilarJobsQuery,
  useCompanyRecordQuery,
  useRecruiterJobsQuery,
  useOwnJobChoicesQuery,
  useOwnJobsInfiniteQuery,
  usePostJobMutation,
  useEditJobMutation,
  useDeleteJobMutation,
  useReopenJobMutation,
  useApplyMutation,
  useSaveJobMutation,
} = jobsApi;
