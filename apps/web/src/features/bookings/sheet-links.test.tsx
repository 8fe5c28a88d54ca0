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

it('has no hours before the call is over [R442]', () => {
  open('2090-01-01T18:00:00.000Z');
  expect(screen.queryByRole('link', { name: 'Hours and expenses' })).toBeNull();
});
