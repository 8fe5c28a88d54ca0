import {
  type ApplicantBoard,
  type BoardColumn,
  type BoardColumnCards,
  type BoardQuery,
  type BoardTimes,
  bookingsRoutes,
  type BulkRequest,
  type BulkResult,
  type MoveCardRequest,
  type MovedCard,
} from '@crewcall/contracts-bookings';
import { applicationRoutes } from '@crewcall/contracts-jobs';
import { baseApi, followLive } from '@crewcall/web-data-access';
import { movedTo } from '../model/moved-card';

export interface BoardOf extends BoardQuery {
  jobId: string;
}

followLive(
  ['applicant_board_update', 'application_update', 'offer_update', 'booking_update', 'new_notification'],
  ['ApplicantBoard'],
);

const boardTag = (id: string) => ({ type: 'ApplicantBoard' as const, id });
const moved = ['ApplicantBoard', { type: 'Application', id: 'COUNTS' }, { type: 'Application', id: 'LIST' }] as const;
const writes = { extraOptions: { retryWrites: true } } as const;

export const applicantBoardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applicantBoard: build.query<ApplicantBoard, BoardOf>({
      query: ({ jobId, ...params }) => ({ url: bookingsRoutes.board(jobId), params }),
      providesTags: (_board, _error, { jobId }) => [boardTag(jobId)],
    }),
    boardTimes: build.query<BoardTimes, string>({
      query: (jobId) => ({ url: bookingsRoutes.boardTimes(jobId) }),
      providesTags: (_times, _error, jobId) => [boardTag(jobId)],
    }),
    /** The next cards of a column, put below those that are shown. */
    moreCards: build.mutation<ApplicantBoard, { of: BoardOf; column: BoardColumn; after: string }>({
      query: ({ of: { jobId, ...params }, column, after }) => ({
        url: bookingsRoutes.board(jobId),
        params: { ...params, column, after },
      }),
      async onQueryStarted({ of, column }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled;
        const more = data.columns[0];
        if (more)
          dispatch(
            applicantBoardApi.util.updateQueryData('applicantBoard', of, (board) =>
              append(board.columns, column, more),
            ),
          );
      },
    }),
    /** Shown at once; refused, the card is read again where it truly is. */
    moveCard: build.mutation<MovedCard, { of: BoardOf; id: string; move: MoveCardRequest }>({
      query: ({ id, move }) => ({ url: bookingsRoutes.moveCard(id), method: 'PUT', body: move }),
      async onQueryStarted({ of, id, move }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          applicantBoardApi.util.updateQueryData('applicantBoard', of, (board) => movedTo(board, id, move.to, of.sort)),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: () => [...moved],
      ...writes,
    }),
    moveMany: build.mutation<BulkResult, BulkRequest>({
      query: (body) => ({ url: bookingsRoutes.bulk, method: 'POST', body }),
      invalidatesTags: () => [...moved, 'CrewMark'],
      ...writes,
    }),
    bookApplicant: build.mutation<unknown, string>({
      query: (id) => ({ url: applicationRoutes.accept(id), method: 'PUT' }),
      invalidatesTags: () => ['ApplicantBoard', 'Application', 'Job', 'Counts'],
      ...writes,
    }),
    rejectTexts: build.query<{ texts: string[] }, void>({
      query: () => ({ url: bookingsRoutes.rejectTexts }),
      providesTags: [boardTag('TEXTS')],
    }),
    saveRejectTexts: build.mutation<{ texts: string[] }, string[]>({
      query: (texts) => ({ url: bookingsRoutes.rejectTexts, method: 'PUT', body: { texts } }),
      invalidatesTags: (_saved, error) => (error ? [] : [boardTag('TEXTS')]),
      ...writes,
    }),
  }),
});

function append(columns: BoardColumnCards[], column: BoardColumn, more: BoardColumnCards): void {
  const shown = columns.find((one) => one.column === column);
  if (!shown) return;
  const known = new Set(shown.cards.map((card) => card.application_id));
  shown.cards.push(...more.cards.filter((card) => !known.has(card.application_id)));
  Object.assign(shown, { next: more.next, count: more.count });
}

export const {
  useApplicantBoardQuery,
  useBoardTimesQuery,
  useMoreCardsMutation,
  useMoveCardMutation,
  useMoveManyMutation,
  useBookApplicantMutation,
  useRejectTextsQuery,
  useSaveRejectTextsMutation,
} = applicantBoardApi;
