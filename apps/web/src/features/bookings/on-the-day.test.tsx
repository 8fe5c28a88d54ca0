import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { Booking } from '@crewcall/contracts-bookings';
import { BookingPage } from './components/booking-page';
import { buildBooking, buildCall } from './offer.factory';

const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const crew = buildUser({ id: '0190b6a0-0000-7000-8000-000000000001', role: 'freelancer' });
const calls = [buildCall({ name: 'Show day' })];

function open(booking: Booking, user: typeof company) {
  api({ 'GET /api/bookings/b1': () => answer(booking) });
  return renderApp(<BookingPage id="b1" />, { user });
}

it('says to both sides who comes late, with the note [R387]', async () => {
  const [at, note] = ['2026-11-26T08:30:00.000Z', 'The M6 is shut.'];
  const late = [{ call_id: 'c1', minutes: 30, expected_at: at, note, told_at: at }];
  const seen = open(buildBooking({ calls, late }), company);
  expect(await screen.findByText('Priya Nair is about 30 min late')).toBeVisible();
  expect(screen.getByText(/Show day, expected 08:30\. “The M6 is shut\.”/)).toBeVisible();
  seen.unmount();
  open(buildBooking({ calls, late }), crew);
  expect(await screen.findByText('You are about 30 min late')).toBeVisible();
});
