import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { Booking } from '@crewcall/contracts-bookings';
import { BookingPage } from './components/booking-page';
import { buildBooking, buildCall, buildCancellation } from './offer.factory';

const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const crew = buildUser({ id: '0190b6a0-0000-7000-8000-000000000001', role: 'freelancer' });
const later = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const callAhead = (id: string, hours: number, name: string) =>
  buildCall({ id, name, from: later(hours), to: later(hours + 10) });
function open(booking: Booking, user: typeof company) {
  const service = { booking };
  const asked = api({
    'GET /api/bookings/b1': () => answer(service.booking),
    'PUT /api/bookings/b1/cancel': () => {
      service.booking = { ...service.booking, state: 'cancelled', cancellations: [buildCancellation()] };
      return answer(service.booking);
    },
    'PUT /api/bookings/b1/put-back': () => {
      service.booking = {
        ...booking,
        cancellations: [buildCancellation({ put_back_at: later(0), put_back_until: null })],
      };
      return answer(service.booking);
    },
  });
  const bodyOf = (method: string, path: string): unknown =>
    asked.find((one) => one.method === method && one.path === path)?.body;
  return { bodyOf, ...renderApp(<BookingPage id="b1" />, { user }) };
}

it('shows the terms of cancelling before and after, and what they cost in the dialog [R383] [R384]', async () => {
  const { person, bodyOf } = open(buildBooking({ calls: [callAhead('c1', 50, 'Show day')] }), company);
  expect(await screen.findByText('7 days or more: nothing, 3 to 7 days: 50 %, Under 3 days: 100 %')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  expect(dialog.getByText(/Under 3 days’ notice: 100 %, £300.00/)).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Cancel booking' });
  expect(send).toBeDisabled();
  await person.type(dialog.getByLabelText('Reason'), 'The client called it off.');
  await person.click(send);
  expect(await screen.findByText('Northlight Productions cancelled this booking')).toBeVisible();
  expect(screen.getByText('The client called it off.')).toBeVisible();
  expect(screen.getByText(/^Agreed terms: Under 3 days’ notice: 100 %, £300.00/)).toBeVisible();
  expect(bodyOf('PUT', '/api/bookings/b1/cancel')).toEqual({ reason: 'The client called it off.' });
});

it('cancels one call alone, and costs what that call does [R384]', async () => {
  const calls = [callAhead('c1', 50, 'Get-in'), callAhead('c2', 200, 'Show day')];
  const { person, bodyOf } = open(buildBooking({ calls }), company);
  await person.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/100 %, £600.00/)).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: /Get-in/ }));
  expect(dialog.getByText('7 days’ notice or more: nothing')).toBeVisible();
  await person.type(dialog.getByLabelText('Reason'), 'One day less.');
  await person.click(dialog.getByRole('button', { name: 'Cancel these calls' }));
  await waitFor(() =>
    expect(bodyOf('PUT', '/api/bookings/b1/cancel')).toEqual({ reason: 'One day less.', call_ids: ['c2'] }),
  );
});

it('asks crew for a reason, with who is told and who waits, and names no fee [R385]', async () => {
  const { person, bodyOf } = open(buildBooking({ calls: [callAhead('c1', 5, 'Show day')], reserves: 2 }), crew);
  await person.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Northlight Productions will be told now. 2 people are waiting as reserve.')).toBeVisible();
  expect(dialog.queryByText(/notice/)).toBeNull();
  const reason = dialog.getByLabelText('Reason');
  expect(
    within(reason)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Please choose', 'Ill', 'Family', 'Travel', 'Double booked elsewhere', 'Other']);
  await person.selectOptions(reason, 'travel');
  await person.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(bodyOf('PUT', '/api/bookings/b1/cancel')).toEqual({ kind: 'travel' }));
});

it('of a booking whose first call was taken out is still open to crew until the next begins [R385]', async () => {
  const calls = [callAhead('c1', -2, 'Get-in'), callAhead('c2', 46, 'Show day')];
  const cancellations = [buildCancellation({ is_whole: false, call_ids: ['c1'], put_back_until: null })];
  open(buildBooking({ calls, cancellations }), crew);
  expect(await screen.findByRole('button', { name: 'Cancel booking' })).toBeVisible();
  expect(screen.queryByText('Under way')).toBeNull();
});

it('puts a booking back in one click within the ten minutes, for the company alone [R386]', async () => {
  const cancelled = buildBooking({ state: 'cancelled', cancellations: [buildCancellation()] });
  const seen = open(cancelled, crew);
  await screen.findByText('Northlight Productions cancelled this booking');
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
  seen.unmount();
  const { person } = open(cancelled, company);
  expect(await screen.findByText(/You have 9 more minutes/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(screen.queryByText('Northlight Productions cancelled this booking')).toBeNull());
});

it('says which of its calls are cancelled [R384]', async () => {
  const calls = [callAhead('c1', 50, 'Get-in'), callAhead('c2', 200, 'Show day'), callAhead('c3', 300, 'Get-out')];
  const cancellations = [
    buildCancellation({ id: 'x1', is_whole: false, call_ids: ['c2'], put_back_until: null }),
    buildCancellation({ id: 'x2', is_whole: false, call_ids: ['c3'], put_back_at: later(0), put_back_until: null }),
  ];
  open(buildBooking({ calls, cancellations }), crew);
  const lines = await screen.findAllByRole('listitem');
  const said = lines.map(({ textContent }) => textContent ?? '').filter((line) => line.includes('(cancelled)'));
  expect(said).toEqual([expect.stringContaining('Show day')]);
});
