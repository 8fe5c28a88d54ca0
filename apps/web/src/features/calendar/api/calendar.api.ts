import {
  bookingsErrors,
  calendarRoutes,
  type BlockScope,
  type Calendar,
  type CalendarQuery,
  type CalendarSharing,
  type RemovedBlocks,
  type SaveBlockRequest,
  type SavedBlocks,
  type UndoRequest,
  type WeeklyPattern,
} from '@crewcall/contracts-bookings';
import { baseApi, failureCode, followLive } from '@crewcall/web-data-access';

export interface ChangeBlock {
  id: string;
  scope: BlockScope;
  block: SaveBlockRequest;
}

followLive(['offer_update', 'booking_update'], ['Calendar']);

const tagOf = ({ from, to }: CalendarQuery) => ({ type: 'Calendar' as const, id: `${from}/${to}` });
/** What is shown is no longer what is kept. */
export const isOfAnOldCalendar = (error: unknown): boolean =>
  [bookingsErrors.blockChanged.code, bookingsErrors.blockMissing.code].some((code) => code === failureCode(error));
const changed = (_answer: unknown, error: unknown) =>
  error && !isOfAnOldCalendar(error) ? [] : (['Calendar', 'Offer'] as const);

export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    calendar: build.query<Calendar, CalendarQuery>({
      query: ({ from, to }) => ({ url: calendarRoutes.calendar, params: { from, to } }),
      providesTags: (_calendar, _error, range) => [tagOf(range)],
    }),
    addBlock: build.mutation<SavedBlocks, SaveBlockRequest>({
      query: (body) => ({ url: calendarRoutes.calendarBlocks, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    changeBlock: build.mutation<SavedBlocks, ChangeBlock>({
      query: ({ id, scope, block }) => ({
        url: calendarRoutes.calendarBlock(id),
        method: 'PUT',
        params: { scope },
        body: block,
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    removeBlock: build.mutation<RemovedBlocks | null, { id: string; scope: BlockScope }>({
      query: ({ id, scope }) => ({
        url: calendarRoutes.calendarBlock(id),
        method: 'DELETE',
        params: { scope },
      }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    undoChange: build.mutation<null, UndoRequest>({
      query: (body) => ({ url: calendarRoutes.calendarUndo, method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
    pattern: build.query<WeeklyPattern, void>({
      query: () => calendarRoutes.calendarPattern,
      providesTags: [{ type: 'Calendar', id: 'PATTERN' }],
    }),
    savePattern: build.mutation<WeeklyPattern, WeeklyPattern>({
      query: (body) => ({ url: calendarRoutes.calendarPattern, method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      async onQueryStarted(_pattern, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(calendarApi.util.updateQueryData('pattern', undefined, () => answer.data));
      },
      invalidatesTags: changed,
    }),
    shareCalendar: build.mutation<null, CalendarSharing>({
      query: (sharing) => ({ url: calendarRoutes.calendarSharing, method: 'PUT', body: { sharing } }),
      extraOptions: { retryWrites: true },
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useCalendarQuery,
  useAddBlockMutation,
  useChangeBlockMutation,
  useRemoveBlockMutation,
  useUndoChangeMutation,
  usePatternQuery,
  useSavePatternMutation,
  useShareCalendarMutation,
} = calendarApi;
