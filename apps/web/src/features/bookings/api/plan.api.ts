import {
  bookingsRoutes,
  type Call,
  type DuplicateJobRequest,
  type JobPlan,
  type Role,
  type SaveCallRequest,
  type SavePlanRequest,
  type SaveRoleRequest,
} from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

interface OfJob {
  jobId: string;
}
/** With an id what is there is changed, without one it is added. */
interface Saved<Request> extends OfJob {
  id: string | null;
  request: Request;
}

const changed = (_done: unknown, _error: unknown, { jobId }: OfJob) => [
  { type: 'Role' as const, id: jobId },
  { type: 'Job' as const, id: jobId },
  { type: 'Job' as const, id: 'LIST' },
  { type: 'Role' as const, id: 'SCHEDULE' },
  'Offer' as const,
];

/** What a company changes of its job's calls and roles. */
export const planApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savePlan: build.mutation<JobPlan, OfJob & { request: SavePlanRequest }>({
      query: ({ jobId, request }) => ({ url: bookingsRoutes.plan(jobId), method: 'PUT', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    /** On other days, without its people. */
    duplicateJob: build.mutation<{ id: string }, OfJob & { request: DuplicateJobRequest }>({
      query: ({ jobId, request }) => ({ url: bookingsRoutes.duplicate(jobId), method: 'POST', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: [
        { type: 'Job', id: 'LIST' },
        { type: 'Role', id: 'SCHEDULE' },
      ],
    }),
    saveCall: build.mutation<Call, Saved<SaveCallRequest>>({
      query: ({ jobId, id, request }) => ({
        url: id ? bookingsRoutes.call(id) : bookingsRoutes.callsOf(jobId),
        method: id ? 'PUT' : 'POST',
        body: request,
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    removeCall: build.mutation<unknown, OfJob & { id: string; reason?: string }>({
      query: ({ id, reason }) => ({
        url: bookingsRoutes.call(id),
        method: 'DELETE',
        ...(reason && { params: { reason } }),
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    saveRole: build.mutation<Role, Saved<SaveRoleRequest>>({
      query: ({ jobId, id, request }) => ({
        url: id ? bookingsRoutes.role(id) : bookingsRoutes.rolesOf(jobId),
        method: id ? 'PUT' : 'POST',
        body: request,
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    removeRole: build.mutation<unknown, OfJob & { id: string }>({
      query: ({ id }) => ({ url: bookingsRoutes.role(id), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useDuplicateJobMutation,
  useSavePlanMutation,
  useSaveCallMutation,
  useRemoveCallMutation,
  useSaveRoleMutation,
  useRemoveRoleMutation,
} = planApi;
