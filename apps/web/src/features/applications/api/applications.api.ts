import { applicantBoardRoutes, type BulkRequest, type BulkResult } from '@crewcall/contracts-bookings';
import {
  applicationMoves,
  applicationRoutes,
  type Application,
  type ApplicationCounts,
  type ApplicationListQuery,
  type ApplicationStatus,
} from '@crewcall/contracts-jobs';
import {
  type ApiRequest,
  baseApi,
  listed,
  type AppDispatch,
  type AppState,
  type Listed,
} from '@crewcall/web-data-access';

export interface ApplicationsOf extends ApplicationListQuery {
  userId: string;
}

const asTags = (page: Listed<Application> | undefined) => [
  { type: 'Application' as const, id: 'LIST' },
  ...(page?.items ?? []).map(({ id }) => ({ type: 'Application' as const, id })),
];

const ofOne = (id: string, action: Omit<BulkRequest, 'application_ids'>): ApiRequest => ({
  url: applicantBoardRoutes.bulk,
  method: 'POST',
  body: { ...action, application_ids: [id] },
});

/** A decision changes the job (a hire closes it), the lists and the numbers. */
const decided = (_answer: unknown, error: unknown) =>
  error ? [] : (['Application', 'Job', 'Counts', 'ApplicantBoard'] as const);

export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    freelancerApplications: build.query<Listed<Application>, ApplicationsOf>({
      query: ({ userId, ...params }) => ({ url: applicationRoutes.ofFreelancer(userId), params }),
      transformResponse: (items: Application[], meta) => listed(items, meta),
      providesTags: asTags,
    }),
    recruiterApplications: build.query<Listed<Application>, ApplicationsOf>({
      query: ({ userId, ...params }) => ({ url: applicationRoutes.ofRecruiter(userId), params }),
      transformResponse: (items: Application[], meta) => listed(items, meta),
      providesTags: asTags,
    }),
    application: build.query<Application, string>({
      query: (id) => applicationRoutes.one(id),
      providesTags: (_application, _error, id) => [{ type: 'Application', id }],
    }),
    applicationCounts: build.query<ApplicationCounts, void>({
      query: () => applicationRoutes.counts,
      providesTags: [{ type: 'Application', id: 'COUNTS' }],
    }),
    acceptApplication: build.mutation<Application, string>({
      query: (id) => ({ url: applicationRoutes.accept(id), method: 'PUT' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: decided,
    }),
    /** The applicant is told in five minutes; until then it is taken back. */
    rejectApplication: build.mutation<BulkResult, { id: string; message: string | null }>({
      query: ({ id, message }) => ofOne(id, { action: 'reject', message }),
      extraOptions: { retryWrites: true },
      invalidatesTags: decided,
    }),
    takeBackRejection: build.mutation<BulkResult, string>({
      query: (id) => ofOne(id, { action: 'take_back' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: decided,
    }),
    cancelBooking: build.mutation<Application, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: applicationRoutes.cancel(id), method: 'PUT', body: { reason } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: decided,
    }),
    /** Review and shortlist show at once; refused, they are taken back. */
    moveApplication: build.mutation<Application, { id: string; move: 'review' | 'shortlist' }>({
      query: ({ id, move }) => ({ url: applicationRoutes[move](id), method: 'PUT' }),
      extraOptions: { retryWrites: true },
      async onQueryStarted({ id, move }, { dispatch, getState, queryFulfilled }) {
        const undo = showStatus(dispatch as AppDispatch, getState() as AppState, id, applicationMoves[move].to);
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_application, error) => (error ? ['Application'] : [{ type: 'Application', id: 'COUNTS' }]),
    }),
    removeApplication: build.mutation<unknown, string>({
      query: (id) => ({ url: applicationRoutes.one(id), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_answer, error) => (error ? [] : ['Application']),
    }),
  }),
});

export const {
  useFreelancerApplicationsQuery,
  useRecruiterApplicationsQuery,
  useApplicationQuery,
  useApplicationCountsQuery,
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  useTakeBackRejectionMutation,
  useCancelBookingMutation,
  useMoveApplicationMutation,
  useRemoveApplicationMutation,
} = applicationsApi;

/** Shows an application in another state wherever it is listed; answers how to take it back. */
function showStatus(dispatch: AppDispatch, state: AppState, id: string, status: ApplicationStatus): () => void {
  const lists = applicationsApi.util.selectInvalidatedBy(state, [{ type: 'Application', id }]);
  const patches = lists.flatMap(({ endpointName, originalArgs }) =>
    endpointName === 'freelancerApplications' || endpointName === 'recruiterApplications'
      ? [
          dispatch(
            applicationsApi.util.updateQueryData(endpointName, originalArgs as ApplicationsOf, ({ items }) => {
              for (const item of items) if (item.id === id) item.status = status;
            }),
          ),
        ]
      : [],
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}
