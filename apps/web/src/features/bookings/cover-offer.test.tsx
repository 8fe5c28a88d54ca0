import { screen, waitFor } from '@testing-library/react';
import type { Offer } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { OfferPage } from './components/offer-page';
import { buildOffer } from './offer.factory';

const crew = buildUser();
const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const cover = { rescue_id: 'x1', miles: 18, asked: 3, is_covered: false };
const answer_by = '2026-11-25T15:00:00.000Z';

function open(offer: Offer, user = crew) {
  const asked = api({
    'GET /api/offers/o1': () => answer(offer),
    'PUT /api/offers/o1/seen': () => new Response(null, { status: 204 }),
  });
  const seen = (): number => asked.filter(({ path }) => path === '/api/offers/o1/seen').length;
  return { ...renderApp(<OfferPage id="o1" />, { user }), seen };
}

it('says of urgent cover what it is and until when, and lets the company know that it was seen [R397]', async () => {
  const { seen } = open(buildOffer({ cover, answer_by }));
  const note = await screen.findByText('Urgent cover');
  expect(note.parentElement).toHaveTextContent(
    'A booking fell through at short notice. 3 people are asked, and the first to accept has it. ' +
      'Open until it is covered, at the latest until Wed 25 Nov, 15:00',
  );
  await waitFor(() => expect(seen()).toBe(1));
});

it.each([
  ['to the company itself', buildOffer({ cover, answer_by }), company],
  ['that is over', buildOffer({ cover, state: 'withdrawn', answer_by: null }), crew],
  ['that is no cover', buildOffer(), crew],
])('marks nothing seen of an offer %s', async (_, offer, user) => {
  const { seen } = open(offer, user);
  expect(await screen.findByRole('heading', { name: 'Monitor engineer' })).toBeVisible();
  expect(screen.queryByText('Urgent cover')).toBeNull();
  expect(seen()).toBe(0);
});

it('thanks those who were not first, and names no one [R394]', async () => {
  open(buildOffer({ cover: { ...cover, is_covered: true }, state: 'withdrawn', answer_by: null }));
  expect(await screen.findByText('Covered, thank you.')).toBeVisible();
  expect(screen.queryByText(/is no longer open/)).toBeNull();
});
