import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildCalendar, buildItem } from './calendar.factory';
import { CalendarPage } from './components/calendar-page';
import { barsOf, hourBars } from './model/calendar-bars';

it('shows an entry that is covered in the middle as its two ends, and lists it once [R309]', async () => {
  const on = '2026-11-26';
  const at = (time: string) => `${on}T${time}:00.000Z`;
  const around = buildItem({
    kind: 'available',
    starts_on: on,
    starts_at: '08:00',
    ends_at: '18:00',
    holds: [
      { from: at('08:00'), to: at('12:00') },
      { from: at('14:00'), to: at('18:00') },
    ],
  });
  const inside = buildItem({ kind: 'unavailable', starts_on: on, starts_at: '12:00', ends_at: '14:00' });
  api({ 'GET /api/calendar': () => answer(buildCalendar([around, inside])) });
  const { person } = renderApp(<CalendarPage />, { user: buildUser(), at: `/calendar?view=week&on=${on}` });
  const head = await screen.findByRole('gridcell', {
    name: 'Thursday 26 November, not available, 12:00, available, 08:00',
  });
  const bars = [...screen.getByRole('grid').querySelectorAll('button')];
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    'Available08:00 to 12:00',
    'Not available12:00 to 14:00',
    'Available14:00 to 18:00',
  ]);
  expect(hourBars(barsOf([around, inside]), on).map(({ from, to, columns }) => [from / 60, to / 60, columns])).toEqual([
    [8, 12, 1],
    [12, 14, 1],
    [14, 18, 1],
  ]);
  await person.click(head);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('button', { name: /^Edit Available/ })).toHaveLength(1);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Month' }));
  await screen.findByRole('grid', { name: 'November 2026' });
  const inMonth = [...screen.getByRole('grid').querySelectorAll('button')];
  expect(inMonth.map(({ textContent }) => textContent)).toEqual(['Not available', 'Available']);
});
