import {
  type ApprovedAsPlanned,
  timesheetRoutes,
  type DisputeTimesheetRequest,
  type SaveTimesheetRequest,
  type Timesheet,
  type TimesheetListQuery,
} from '@crewcall/contracts-bookings';
import { type AppDispatch, baseApi, followLive, listed } from '@crewcall/web-data-access';

followLive(['booking_update', 'new_notification'], ['Timesheet']);

const changed = (_answer: unknown, error: unknown) => (error ? [] : (['Timesheet'] as const));
const writes = { extraOptions: { retryWrites: true }, invalidatesTags: changed } as const;

/** Of one sheet, as it was read. */
interface Read {
  id: string;
  version: number;
}

export const timesheetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    timesheets: build.query({
      query: (params: TimesheetListQuery) => ({ url: timesheetRoutes.timesheets, params: { ...params } }),
      transformResponse: (items: Timesheet[], meta) => listed(items, meta),
      providesTags: ['Timesheet'],
    }),
    timesheet: build.query<Timesheet, string>({
      query: (id) => ({ url: timesheetRoutes.timesheet(id) }),
      providesTags: ['Timesheet'],
    }),
    saveHours: build.mutation<Timesheet, SaveTimesheetRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: timesheetRoutes.timesheet(id), method: 'PUT', body }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => shownAs(id, dispatch, queryFulfilled),
      ...writes,
    }),
    submitHours: build.mutation<Timesheet, SaveTimesheetRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: timesheetRoutes.timesheetMove(id, 'submit'), method: 'PUT', body }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => shownAs(id, dispatch, queryFulfilled),
      ...writes,
    }),
    correctHours: build.mutation<Timesheet, string>({
      query: (id) => ({ url: timesheetRoutes.timesheetMove(id, 'correct'), method: 'POST', body: {} }),
      ...writes,
    }),
    approveHours: build.mutation<Timesheet, Read>({
      query: ({ id, version }) => ({
        url: timesheetRoutes.timesheetMove(id, 'approve'),
        method: 'PUT',
        body: { version },
      }),
      extraOptions: { retryWrites: true },
      // Also after an error: they have changed meanwhile.
      invalidatesTags: ['Timesheet'],
    }),
    acceptHours: build.mutation<Timesheet, Read>({
      query: ({ id, version }) => ({
        url: timesheetRoutes.timesheetMove(id, 'accept'),
        method: 'PUT',
        body: { version },
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Timesheet'],
    }),
    askAboutHours: build.mutation<Timesheet, string>({
      query: (id) => ({ url: timesheetRoutes.timesheetMove(id, 'ask'), method: 'PUT', body: {} }),
      extraOptions: { retryWrites: true },
      // Also after an error: the other side was quicker.
      invalidatesTags: ['Timesheet'],
    }),
    questionHours: build.mutation<Timesheet, DisputeTimesheetRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: timesheetRoutes.timesheetMove(id, 'dispute'), method: 'PUT', body }),
      ...writes,
    }),
    approveAsPlanned: build.mutation<ApprovedAsPlanned, string>({
      query: (callId) => ({ url: timesheetRoutes.approveAsPlanned(callId), method: 'POST', body: {} }),
      extraOptions: { retryWrites: true },
      invalidatesTags: ['Timesheet'],
    }),
  }),
});

/** The answer is the sheet at once: until it is read again, no one writes over what was just said. */
async function shownAs(id: string, dispatch: AppDispatch, answered: Promise<{ data: Timesheet }>): Promise<void> {
  const answer = await answered.catch(() => null);
  if (answer) dispatch(timesheetsApi.util.updateQueryData('timesheet', id, () => answer.data));
}

export const {
  useTimesheetsQuery,
  useTimesheetQuery,
  useSaveHoursMutation,
  useSubmitHoursMutation,
  useCorrectHoursMutation,
  useApproveHoursMutation,
  useAcceptHoursMutation,
  useAskAboutHoursMutation,
  useQuestionHoursMutation,
  useApproveAsPlannedMutation,
} = timesheetsApi;
