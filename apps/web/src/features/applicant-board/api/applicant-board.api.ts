import {
  type ApplicantBoard,
  type BoardColumn,
  type BoardTimes,
  applicantBoardRoutes,
  type BulkRequest,
  type BulkResult,
  type MoveCardRequest,
  type MovedCard,
} from '@crewcall/contracts-bookings';
import { applicationRoutes } from '@crewcall/contracts-jobs';
import { type BulkMessageRequest, type BulkMessageResult, messageRoutes } from '@crewcall/contracts-messaging';
import { type AppState, baseApi, followLive } from '@crewcall/web-data-access';
import { movedTo } from '../model/moved-card';
import { append, type BoardOf, readBoard } from './read-board';

export type { BoardOf } from './read-board';

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
      queryFn: (of, { getState }, _extra, ask) => readBoard(of, () => shownBoard(of, getState() as AppState), ask),
      providesTags: (_board, _error, { jobId }) => [boardTag(jobId)],
    }),
    boardTimes: build.query<BoardTimes, string>({
      query: (jobId) => ({ url: applicantBoardRoutes.boardTimes(jobId) }),
      providesTags: (_times, _error, jobId) => [boardTag(jobId)],
    }),
    /** The next cards of a column, put below those that are shown. */
    moreCards: build.mutation<ApplicantBoard, { of: BoardOf; column: BoardColumn; after: string }>({
      query: ({ of: { jobId, ...params }, column, after }) => ({
        url: applicantBoardRoutes.board(jobId),
        params: { ...params, column, after },
      }),
      async onQueryStarted({ of }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          applicantBoardApi.util.updateQueryData('applicantBoard', of, (board) =>
            append(board.columns, answer.data.columns[0]),
          ),
        );
      },
    }),
    /** Shown at once; refused, the card is read again where it truly is. */
    moveCard: build.mutation<MovedCard, { of: BoardOf; id: string; move: MoveCardRequest }>({
      query: ({ id, move }) => ({ url: applicantBoardRoutes.moveCard(id), method: 'PUT', body: move }),
      async onQueryStarted({ of, id, move }, { dispatch, queryFulfilled }) {
        // What is read now may be from before the move; it is read again after it.
        dispatch(applicantBoardApi.util.getRunningQueryThunk('applicantBoard', of))?.abort();
        const shown = dispatch(
          applicantBoardApi.util.updateQueryData('applicantBoard', of, (board) => movedTo(board, id, move.to, of.sort)),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: () => [...moved],
      ...writes,
    }),
    moveMany: build.mutation<BulkResult, BulkRequest>({
      query: (body) => ({ url: applicantBoardRoutes.bulk, method: 'POST', body }),
      invalidatesTags: () => [...moved, 'CrewMark'],
      ...writes,
    }),
    writeToMany: build.mutation<BulkMessageResult, BulkMessageRequest>({
      query: (body) => ({ url: messageRoutes.bulk, method: 'POST', body }),
      invalidatesTags: () => ['Conversation', 'Message'],
      ...writes,
    }),
    bookApplicant: build.mutation<unknown, string>({
      query: (id) => ({ url: applicationRoutes.accept(id), method: 'PUT' }),
      invalidatesTags: () => ['ApplicantBoard', 'Application', 'Job', 'Counts'],
      ...writes,
    }),
  }),
});

/** Declared apart: its type would be that of the endpoint which calls it. */
function shownBoard(of: BoardOf, state: AppState): ApplicantBoard | undefined {
  return applicantBoardApi.endpoints.applicantBoard.select(of)(state).data;
}

export const {
  useApplicantBoardQuery,
  useBoardTimesQuery,
  useMoreCardsMutation,
  useMoveCardMutation,
  useMoveManyMutation,
  useWriteToManyMutation,
  useBookApplicantMutation,
} = applicantBoardApi;
