import {
  jobRoutes,
  plainJobId,
  type Application,
  type ApplyRequest,
  type CompanyRecord,
  type Job,
  type JobListQuery,
  type JobSearch,
  type NearestJobs,
} from '@crewcall/contracts-jobs';
import { baseApi, listed, type Listed } from '@crewcall/web-data-access';

const asTags = (page: Listed<Job> | undefined) => [
  { type: 'Job' as const, id: 'LIST' },
  ...(page?.items ?? []).map(({ id }) => ({ type: 'Job' as const, id })),
];

export const ownJobsPerPage = 20;

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
  useApplyMutation,
  useSaveJobMutation,
} = jobsApi;
