import { screen, waitFor } from '@testing-library/react';
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
