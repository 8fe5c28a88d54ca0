import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildOffer } from '../../features/bookings/offer.factory';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { lookupsOf } from '../../shared/locations/point-of';
import { Component as OfferRoute } from './offer.route';

const user = buildUser();
const place = (name: string, lat: string, lon: string) => ({ display_name: name, name, address: {}, lat, lon });
const places: Record<string, object[]> = {
  Leeds: [place('Leeds', '53.79648', '-1.54785')],
  Manchester: [place('Manchester', '53.48095', '-2.23743')],
};

it('has how far it is, the terms, and a way to write to the company [R351]', async () => {
  const offer = buildOffer({ freelancer_id: user.id, location: 'Charter Hall, Manchester' });
  api({
    'GET /api/offers/o1': () => answer(offer),
    [`GET /api/freelancer/${user.id}`]: () => answer(buildFreelancerProfile({ location: 'Leeds' })),
    'GET /api/companies/co/days-to-pay': () => answer({ figure: { days: 11, invoices: 8 }, reply: null }),
    'GET /api/rates/agreed': () => answer({ skill: 'Audio', region: 'London', figure: null }),
    'GET /api/locations/search': ({ query }) => answer(places[query['query'] ?? ''] ?? []),
  });
  renderApp(<OfferRoute />, { user, at: '/offers/o1', path: '/offers/:id' });
  expect((await screen.findByText('about 36 miles from Leeds')).parentElement).toHaveTextContent(
    /^Charter Hall, Manchester/,
  );
  expect(screen.getByText('10 hours included, overtime ×1.5')).toBeVisible();
  expect(await screen.findByText('Pays in 11 days (median of 8)')).toBeVisible();
  expect(await screen.findByText('Rates agreed here: Not enough bookings yet to say.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/dashboard?tab=messages&to=co');
});

it('looks a place up by the whole of it, its postcode and its town', () => {
  expect(lookupsOf('Northfield Farm, Leeds LS17 8AB')).toEqual([
    'Northfield Farm, Leeds LS17 8AB',
    'LS17 8AB',
    'Leeds LS17 8AB',
  ]);
  expect(lookupsOf('Leeds')).toEqual(['Leeds']);
});
