import { screen, within } from '@testing-library/react';
import type { BookedTicket } from '@crewcall/contracts-bookings';
import type { SharedTicket } from '@crewcall/contracts-identity';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { ApplicantTickets } from './components/applicant-tickets';
import { BookingPage } from './components/booking-page';
import { OfferPage } from './components/offer-page';
import { buildBooking, buildCall, buildOffer } from './offer.factory';

const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const around = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const ipaf: BookedTicket = {
  id: 't1',
  kind: 'ipaf',
  level: '3a',
  sum_pence: null,
  expires_on: '2035-11-20',
  state: 'unchecked',
  seen: null,
};
const shared: SharedTicket = { ...ipaf, issued_on: null, state: 'verified', seen_by: 4 };

it('lets a company note on site that it saw a card [R478]', async () => {
  let tickets = [
    ipaf,
    { ...ipaf, id: 't2', kind: 'pasma' as const, state: null, seen: { checker: 'Dana', seen_on: '2026-11-03' } },
  ];
  const asked = api({
    'GET /api/bookings/b1': () => answer(buildBooking({ calls: [buildCall({ from: around(-1), to: around(8) })] })),
    'GET /api/bookings/b1/tickets': () => answer(tickets),
    'PUT /api/bookings/b1/tickets/t1': () => {
      tickets = [{ ...ipaf, seen: { checker: 'Dana Cole', seen_on: '2026-11-24' } }];
      return answer(tickets);
    },
  });
  const { person } = renderApp(<BookingPage id="b1" />, { user: company });
  expect(await screen.findByRole('heading', { name: 'Tickets on site' })).toBeVisible();
  expect(screen.getByText('Seen by us: Dana, 3 Nov 2026')).toBeVisible();
  expect(screen.getByText('Not on their profile any more.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Seen by us: IPAF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You saw the card: IPAF' }));
  expect(dialog.getByRole('button', { name: 'Seen by us' })).toBeDisabled();
  await person.type(dialog.getByLabelText('Who looked at it'), 'Dana Cole');
  await person.click(dialog.getByRole('button', { name: 'Seen by us' }));
  expect(await screen.findByText('Seen by us: Dana Cole, 24 Nov 2026')).toBeVisible();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ checker: 'Dana Cole' });
});

it('shows a company what is shared, of an offer and of an applicant [R479]', async () => {
  const userId = '0190b6a0-0000-7000-8000-000000000001';
  api({
    'GET /api/offers/o1': () => answer(buildOffer({ freelancer_id: userId })),
    [`GET /api/freelancers/${userId}/tickets`]: () => answer([shared]),
  });
  const { unmount } = renderApp(<OfferPage id="o1" />, { user: company });
  expect(await screen.findByText('3a · Until 20 Nov 2035')).toBeVisible();
  expect(screen.getByText('Verified by CrewCall')).toBeVisible();
  unmount();
  const { person } = renderApp(<ApplicantTickets {...{ userId }} name="Priya Nair" />, { user: company });
  await person.click(screen.getByRole('button', { name: 'Tickets of Priya Nair' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tickets of Priya Nair' }));
  expect(await dialog.findByText('Seen by 4 companies')).toBeVisible();
});
