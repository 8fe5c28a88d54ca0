import { screen, waitFor } from '@testing-library/react';
import type { SavedBlocks } from '@crewcall/contracts-bookings';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildCalendar, buildItem } from './calendar.factory';
import { CalendarPage } from './components/calendar-page';

const user = buildUser();
const block = buildItem({ kind: 'unavailable', starts_on: '2026-11-14', id: 'block', note: 'Dentist' });
const gone = () => new Response(null, { status: 204 });

function open(more: Record<string, Answer>, item = block) {
  const asked = api({ 'GET /api/calendar': () => answer(buildCalendar([item])), ...more });
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

const repeated = { ...block, rule_id: 'rule', repeat: { every: 'day' as const, times: 5 } };
const undone = { 'POST /api/calendar/undo': gone };

it('says when a change could not be taken back, stays, and asks once at a time [R309]', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  let isOver = false;
  const { person, edit, writes } = open({
    'DELETE /api/calendar/blocks/block': () => answer({ undo_id: 'undo' }),
    'POST /api/calendar/undo': async () => {
      await gate;
      return isOver ? gone() : refuse(409, 'Not now');
    },
  });
  await edit();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(await undoButton());
  expect(await undoButton()).toBeDisabled();
  finish();
  expect(await screen.findByText('That was not undone. Please try again.')).toBeVisible();
  expect(writes()).toEqual(['DELETE /api/calendar/blocks/block', 'POST /api/calendar/undo']);
  isOver = true;
  await person.click(await undoButton());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it.each(['Only this day', 'This and later days', 'All days'])(
  'puts back what was deleted of a repeat: %s [R309]',
  async (scope) => {
    const { person, edit, asked } = open(
      { 'DELETE /api/calendar/blocks/block': () => answer({ undo_id: 'undo' }), ...undone },
      repeated,
    );
    await edit();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: scope }));
    await person.click(await undoButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/calendar/undo', { undo_id: 'undo' }],
    ]);
  },
);

it('puts a single entry back that was made a repeat [R309]', async () => {
  const saved: SavedBlocks = { ids: ['one', 'two'], rule_id: 'rule', clock_words: null, undo_id: 'undo' };
  const { person, edit, writes } = open({ 'PUT /api/calendar/blocks/block': () => answer(saved), ...undone });
  await edit();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Repeat' }), 'week');
  await person.type(screen.getByRole('spinbutton', { name: 'or how many times' }), '2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await undoButton());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(writes()).toEqual(['PUT /api/calendar/blocks/block', 'POST /api/calendar/undo']);
});
