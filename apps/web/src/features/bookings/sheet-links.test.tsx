import type { Booking } from '@crewcall/contracts-bookings';
import { screen } from '@testing-library/react';
import { buildUser, renderApp } from '@crewcall/testing-web';
import { buildBooking } from './offer.factory';
import { SheetLinks } from './components/sheet-links';

const open = (to: string) => {
  const [call] = buildBooking().calls;
  if (!call) throw new Error('A booking has calls');
  const booking = buildBooking({ calls: [{ ...call, to }] });
  renderApp(<SheetLinks booking={booking} isCrew />, { user: buildUser() });
};

it('leads from a booking to its hours once a call is over, and not before [R442]', () => {
  open('2020-01-01T18:00:00.000Z');
  expect(screen.getByRole('link', { name: 'Hours and expenses' })).toHaveAttribute('href', '/timesheets');
  expect(screen.getByRole('link', { name: 'Call sheet' })).toBeVisible();
});

it('leads to the hours of other days where one was missed, and to none where only that is over [R442]', () => {
  const [call] = buildBooking().calls;
  if (!call) throw new Error('A booking has calls');
  const [worked, missed, later] = [20, 21, 22].map((day) => ({
    ...call,
    id: `c${day}`,
    from: `2020-01-${day}T08:00:00.000Z`,
    to: `2020-01-${day}T18:00:00.000Z`,
  }));
  const no_show = { call_id: 'c21', claimed_at: '2020-01-21T08:20:00.000Z' } as Booking['no_show'];
  const show = (calls: Booking['calls']) =>
    renderApp(<SheetLinks booking={buildBooking({ state: 'no_show', no_show, calls })} isCrew />, {
      user: buildUser(),
    });
  const only = show([missed, later].filter((one) => one !== undefined));
  expect(screen.queryByRole('link')).toBeNull();
  only.unmount();
  show([worked, missed].filter((one) => one !== undefined));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hours and expenses']);
});

it('has no hours before the call is over [R442]', () => {
  open('2090-01-01T18:00:00.000Z');
  expect(screen.queryByRole('link', { name: 'Hours and expenses' })).toBeNull();
});
