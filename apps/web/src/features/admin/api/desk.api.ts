import {
  adminRoutes,
  type AuditEntry,
  type AuditQuery,
  type CaseQuery,
  type DeadLetterItem,
  type DecisionRequest,
  type ModerationCase,
  type OperationsState,
  type ReplayAnswer,
  type ReplayRequest,
} from '@crewcall/contracts-admin';
import {
  type BookingFigures,
  bookingsRoutes,
  type NoShow,
  type Timesheet,
  timesheetRoutes,
} from '@crewcall/contracts-bookings';
import { boardRoutes, type BoardHealth } from '@crewcall/contracts-jobs';
import { baseApi, listed, type Listed } from '@crewcall/web-data-access';

const tags = ['Administration'] as const;

/** The few reports that a home shows. */
export const openCases: CaseQuery = { status: 'open', page: 1, page_size: 3 };

/** Reports, the audit log, and how services, queues and boards do. */
export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.query<Listed<ModerationCase>, CaseQuery>({
      query: (params) => ({ url: adminRoutes.cases, params: { ...params } }),
      transformResponse: listed<ModerationCase>,
      providesTags: tags,
    }),
    disputedNoShow: build.query<NoShow, string>({ query: (bookingId) => bookingsRoutes.noShow(bookingId) }),
    openAskedHours: build.mutation<Timesheet, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: timesheetRoutes.timesheetMove(id, 'open'), method: 'POST', body: { reason } }),
    }),
    decideCase: build.mutation<ModerationCase, DecisionRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: adminRoutes.caseDecision(id), method: 'POST', body }),
      invalidatesTags: tags,
    }),
    audit: build.query<Listed<AuditEntry>, AuditQuery>({
      query: (params) => ({ url: adminRoutes.audit, params: { ...params } }),
      transformResponse: listed<AuditEntry>,
      providesTags: tags,
    }),
    operations: build.query<OperationsState, void>({ query: () => adminRoutes.operations, providesTags: tags }),
    deadLetters: build.query<DeadLetterItem[], string>({
      query: (queue) => ({ url: adminRoutes.deadLetters, params: { queue } }),
      providesTags: tags,
    }),
    replay: build.mutation<ReplayAnswer, ReplayRequest>({
      query: (body) => ({ url: adminRoutes.deadLetterReplay, method: 'POST', body }),
      invalidatesTags: tags,
    }),
    bookingFigures: build.query<BookingFigures, void>({ query: () => bookingsRoutes.figures, providesTags: tags }),
    boardHealth: build.query<BoardHealth[], void>({ query: () => boardRoutes.health, providesTags: tags }),
  }),
});

export const {
  useBookingFiguresQuery,
  useCasesQuery,
  useDisputedNoShowQuery,
  useDecideCaseMutation,
  useOpenAskedHoursMutation,
  useAuditQuery,
  useOperationsQuery,
  useDeadLettersQuery,
  useReplayMutation,
  useBoardHealthQuery,
} = deskApi;
