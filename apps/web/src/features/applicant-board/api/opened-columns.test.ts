import { waitFor } from '@testing-library/react';
import type { BoardColumn } from '@crewcall/contracts-bookings';
import { answer, api } from '@crewcall/testing-web';
import { deliverLive, makeStore } from '@crewcall/web-data-access';
import { buildBoard, buildCard } from '../board.factory';
import { applicantBoardApi } from './applicant-board.api';

const { applicantBoard, moreCards } = applicantBoardApi.endpoints;
const of = { jobId: 'j1' };

it('keeps a column as far as it was opened when something moves, and no card stands there twice [R525]', async () => {
  const many = Array.from({ length: 70 }, (_, at) => buildCard({ application_id: `m${String(at).padStart(2, '0')}` }));
  let board = buildBoard(...many);
  const pageOf = (column: BoardColumn, after = '') => {
    const own = board.columns.find((one) => one.column === column);
    const left = own?.cards.filter(({ application_id }) => application_id > after) ?? [];
    const next = left.length > 30 ? (left[29]?.application_id ?? null) : null;
    return { column, count: own?.count ?? 0, cards: left.slice(0, 30), next };
  };
  api({
    'GET /api/jobs/j1/board': ({ query: { column, after } }) => {
      const columns = column ? [column as BoardColumn] : board.columns.map((one) => one.column);
      return answer({ ...board, columns: columns.map((one) => pageOf(one, after)) });
    },
  });
  const store = makeStore();
  const shown = () => applicantBoard.select(of)(store.getState()).data?.columns ?? [];
  const idsIn = (column: BoardColumn) =>
    shown().flatMap((one) => (one.column === column ? one.cards.map((card) => card.application_id) : []));
  const open = () => store.dispatch(moreCards.initiate({ of, column: 'new', after: shown()[0]?.next ?? '' }));
  await store.dispatch(applicantBoard.initiate(of));
  await open();
  expect(idsIn('new')).toHaveLength(60);
  board = buildBoard(...many.map((card, at) => (at === 31 ? { ...card, column: 'shortlisted' as const } : card)));
  const { dispatch, getState } = store;
  deliverLive('applicant_board_update', { job_id: 'j1' }, { dispatch, getState, isLate: false });
  await waitFor(() => expect(idsIn('shortlisted')).toEqual(['m31']));
  const rest = many.map((card) => card.application_id).filter((id) => id !== 'm31');
  expect(idsIn('new')).toEqual(rest.slice(0, 60));
  await open();
  expect(idsIn('new')).toEqual(rest);
  expect(shown()[0]?.next).toBeNull();
});
