import { act, screen, waitFor, within } from '@testing-library/react';
import type { BoardCard } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { deliverLive } from '@crewcall/web-data-access';
import { buildBoard, buildCard } from './board.factory';
import { ApplicantBoard } from './components/applicant-board';

const ana = buildCard({ application_id: 'a2', freelancer_id: 'f2', first_name: 'Ana', last_name: 'Popescu', fit: 80 });

/** A board of a company; `show` says what the next read answers. */
function openBoard(cards: BoardCard[], routes: Parameters<typeof api>[0]) {
  let shown = cards;
  api({ 'GET /api/jobs/j1/board': () => answer(buildBoard(...shown)), ...routes });
  const app = renderApp(<ApplicantBoard jobId="j1" roles={[{ id: 'r1', name: 'Rigger' }]} offerOf={() => null} />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  return { ...app, show: (next: BoardCard[]) => (shown = next) };
}
const column = (name: RegExp) => within(screen.getByRole('region', { name }));
const card = (name: string) => screen.findByRole('group', { name });

it('leaves a card where it was dropped when a board that was read before arrives after [R516] [R524]', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let reads = 0;
  const { person, store } = openBoard([], {
    'GET /api/jobs/j1/board': async () => {
      reads += 1;
      if (reads === 2) await late;
      // The third, after the move, is still on its way when the test ends.
      if (reads === 3) await new Promise(() => undefined);
      return answer(buildBoard(buildCard(), ana));
    },
    'PUT /api/applications/a1/move': () => {
      arrive();
      return answer({ application_id: 'a1', column: 'shortlisted', takes_back_until: null });
    },
  });
  (await card('Tom Ashworth')).focus();
  act(() =>
    deliverLive(
      'applicant_board_update',
      { job_id: 'j1' },
      { dispatch: store.dispatch, getState: store.getState, isLate: false },
    ),
  );
  await waitFor(() => expect(reads).toBe(2));
  await person.keyboard(' {ArrowRight}{ArrowRight} ');
  await waitFor(() => expect(reads).toBe(3));
  expect(column(/^Shortlisted, 1/).getByRole('group', { name: 'Tom Ashworth' })).toBeVisible();
});

it('puts a card where it truly is when another window was faster [R524]', async () => {
  const { person, show } = openBoard([buildCard()], {
    'PUT /api/applications/a1/move': () => {
      show([buildCard({ column: 'booked' })]);
      return refuse(409, 'Tom is in Booked now.', 'CARD_MOVED');
    },
  });
  (await card('Tom Ashworth')).focus();
  await person.keyboard(' {ArrowRight} ');
  expect(await screen.findByRole('alert')).toHaveTextContent('Tom is in Booked now.');
  await waitFor(() => expect(column(/^Booked, 1/).getByRole('group', { name: 'Tom Ashworth' })).toBeVisible());
});

it('follows what moves in another window [R524]', async () => {
  const { store, show } = openBoard([buildCard()], {});
  await card('Tom Ashworth');
  show([buildCard({ column: 'shortlisted' })]);
  act(() =>
    deliverLive(
      'applicant_board_update',
      { job_id: 'j1' },
      { dispatch: store.dispatch, getState: store.getState, isLate: false },
    ),
  );
  await waitFor(() => expect(column(/^Shortlisted, 1/).getByRole('group', { name: 'Tom Ashworth' })).toBeVisible());
});
