import { screen, waitFor } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildCalendar, buildItem } from './calendar.factory';
import { CalendarPage } from './components/calendar-page';

const block = buildItem({ kind: 'unavailable', starts_on: '2026-11-14', id: 'block', note: 'Dentist' });
const theirs = buildItem({ kind: 'unavailable', starts_on: '2026-11-17', id: 'block', note: 'School play' });
const saturday = /^Saturday 14 November.*not available/i;
const tuesday = /^Tuesday 17 November.*not available/i;

async function edit(items: () => (typeof block)[], more: Record<string, Answer>) {
  api({ 'GET /api/calendar': () => answer(buildCalendar(items())), ...more });
  const app = renderApp(<CalendarPage />, { user: buildUser(), at: '/calendar?view=month&on=2026-11-26' });
  const open = async (day: RegExp): Promise<void> => {
    await app.person.click(await screen.findByRole('gridcell', { name: day }));
    await app.person.click(await screen.findByRole('button', { name: /^Edit Not available/ }));
    await screen.findByRole('dialog', { name: 'Edit time' });
  };
  await open(saturday);
  return { ...app, open };
}

it('shows an entry as another device changed it before it can be changed again', async () => {
  const words = 'This entry has changed meanwhile. Please look again.';
  let now = block;
  const { person, store, open } = await edit(() => [now], {
    'PUT /api/calendar/blocks/block': () => {
      now = theirs;
      return refuse(409, words, 'BLOCK_CHANGED');
    },
  });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getState().toasts.queue[0]).toMatchObject({ tone: 'bad', title: words });
  await open(tuesday);
  expect(screen.getByDisplayValue('School play')).toBeVisible();
});

it('takes an entry away that another device deleted', async () => {
  let items = [block];
  const { person } = await edit(() => items, {
    'DELETE /api/calendar/blocks/block': () => {
      items = [];
      return refuse(404, 'This entry does not exist.', 'BLOCK_NOT_FOUND');
    },
  });
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: saturday })).toBeNull());
});
