import { act, screen, waitFor } from '@testing-library/react';
import { deliverLive } from '@crewcall/web-data-access';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { CrewRecord } from './components/crew-record';

function open(completes_percent: number | null) {
  const asked = api({ 'GET /api/crew/p1/record': () => answer({ completes_percent }) });
  return { asked, ...renderApp(<CrewRecord userId="p1" />, { user: buildUser({ role: 'recruiter' }) }) };
}

it('says how many bookings crew complete, and nothing while they are few [R389]', async () => {
  const many = open(97);
  expect(await screen.findByText('Completes bookings: 97 %')).toBeVisible();
  many.unmount();
  const { asked } = open(null);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/Completes bookings/)).toBeNull();
});

it('is read again when a booking of theirs changes', async () => {
  const { asked, store } = open(97);
  await screen.findByText('Completes bookings: 97 %');
  const what = { booking: { id: 'b1', job_id: 'j1', role: 'FOH' }, what: 'cancelled' };
  act(() => deliverLive('booking_update', what, { ...store, isLate: false }));
  await waitFor(() => expect(asked).toHaveLength(2));
});
