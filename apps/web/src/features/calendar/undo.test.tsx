import { screen, waitFor } from '@testing-library/react';
import type { SavedBlocks } from '@crewcall/contracts-bookings';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildCalendar, buildItem } from './calendar.factory';
import { CalendarPage } from './components/calendar-page';

const user = buildUser();
const block = buildItem({ kind: 'unavailable', starts_on: '2026-11-14', id: 'block', note: 'Dentist' });
const gone = () => new Response(null, { status: 204 });

function open(more: Record<string, Answer>) {
  const asked = api({ 'GET /api/calendar': () => answer(buildCalendar([block])), ...more });
  const app = renderApp(<CalendarPage />, { user, at: '/calendar?view=month&on=2026-11-26' });
  const edit = async () => {
    await app.person.click(await screen.findByRole('gridcell', { name: /^Saturday 14 November/ }));
    await app.person.click(await screen.findByRole('button', { name: /^Edit Not available/ }));
    await screen.findByRole('dialog', { name: 'Edit time' });
  };
  const writes = () => asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...app, asked, edit, writes };
}
const undoButton = () => screen.findByRole('button', { name: 'Undo' });

it('says when a change could not be taken back, stays, and asks once at a time [R309]', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  let isOver = false;
  const { person, edit, writes } = open({
    'DELETE /api/calendar/blocks/block': gone,
    'POST /api/calendar/blocks': async () => {
      await gate;
      return isOver
        ? answer({ ids: ['again'], rule_id: null, clock_words: null })
        : refuse(409, 'Booked', 'HAS_BOOKING');
    },
  });
  await edit();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(await undoButton());
  expect(await undoButton()).toBeDisabled();
  finish();
  expect(await screen.findByText('That was not undone. Please try again.')).toBeVisible();
  expect(writes()).toEqual(['DELETE /api/calendar/blocks/block', 'POST /api/calendar/blocks']);
  isOver = true;
  await person.click(await undoButton());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('puts a single entry back that was made a repeat, whose own days are new entries [R309]', async () => {
  const repeated: SavedBlocks = { ids: ['one', 'two'], rule_id: 'rule', clock_words: null };
  let isBack = false;
  const { person, edit, asked, writes } = open({
    'PUT /api/calendar/blocks/block': () => answer(repeated),
    'DELETE /api/calendar/blocks/one': gone,
    'POST /api/calendar/blocks': () =>
      isBack ? answer({ ids: ['old'], rule_id: null, clock_words: null }) : refuse(409, 'Not now'),
  });
  await edit();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Repeat' }), 'week');
  await person.type(screen.getByRole('spinbutton', { name: 'or how many times' }), '2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await undoButton());
  await screen.findByText('That was not undone. Please try again.');
  isBack = true;
  await person.click(await undoButton());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(writes()).toEqual([
    'PUT /api/calendar/blocks/block',
    'DELETE /api/calendar/blocks/one',
    'POST /api/calendar/blocks',
    'POST /api/calendar/blocks',
  ]);
  expect(asked.find(({ method }) => method === 'DELETE')?.query).toEqual({ scope: 'all' });
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    starts_on: '2026-11-14',
    note: 'Dentist',
    repeat: null,
  });
});
