import { screen, within } from '@testing-library/react';
import { dayAfter, wallTimeOf, type CalendarItem } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildCalendarJob, buildItem } from '../../features/calendar/calendar.factory';
import { dayLabel } from '../../features/dashboard/model/london-words';
import { CrewNext } from './crew-next';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);
function open(items: CalendarItem[]) {
  api({ 'GET /api/calendar': () => answer({ items, sharing: null, pattern: { days: [] }, checked_by: 0 }) });
  return renderApp(<CrewNext />, { user: buildUser() });
}
const call = (days: number, starts_at: string, location: string): CalendarItem =>
  buildItem({
    kind: 'booking',
    starts_on: on(days),
    starts_at,
    ends_at: '23:30',
    job: buildCalendarJob({ location, booking_id: `b-${days}` }),
  });

it('puts the next call first: when, where and with whom, with the way to its booking', async () => {
  open([call(9, '10:00', 'Leeds'), call(-1, '08:00', 'Bath'), call(3, '08:00', 'Manchester Central')]);
  const next = await screen.findByRole('region', { name: /^Next call: / });
  expect(next).toHaveTextContent('08:00FOH Sound Engineer, Manchester Central, with Northlight Productions');
  expect(within(next).getByRole('link')).toHaveAttribute('href', '/bookings/b-3');
});

it('puts the day first while the time is still to follow', async () => {
  open([{ ...call(3, '08:00', 'Leeds'), starts_at: null, ends_at: null }]);
  const next = await screen.findByRole('region', { name: 'Next call, time to follow' });
  expect(within(next).getByText(dayLabel(on(3)))).toBeInTheDocument();
});

it('lists what companies wait for, each offer once, the soonest deadline first', async () => {
  const offer = (days: number, offer_id: string, ends_at: string): CalendarItem =>
    buildItem({ kind: 'offer', starts_on: on(days), job: buildCalendarJob({ offer_id, booking_id: null, ends_at }) });
  open([
    offer(5, 'late', `${on(2)}T12:00:00Z`),
    offer(6, 'late', `${on(2)}T12:00:00Z`),
    offer(7, 'soon', `${on(1)}T12:00:00Z`),
  ]);
  const list = within(await screen.findByRole('region', { name: 'Waiting for your answer' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/offers/soon', '/offers/late']);
  expect(screen.queryByRole('region', { name: /^Next call/ })).not.toBeInTheDocument();
});
