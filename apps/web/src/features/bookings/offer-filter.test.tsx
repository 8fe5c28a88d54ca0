import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { OfferList } from './components/offer-list';
import { buildOffer } from './offer.factory';

it('shows no offers of another state when those of the one that is chosen could not be loaded', async () => {
  let count = 0;
  api({ 'GET /api/offers': () => (count++ ? refuse(409, 'Not now.') : answer([buildOffer()], { total: 1 })) });
  const { person } = renderApp(<OfferList />, { user: buildUser() });
  await screen.findByRole('list', { name: 'Offers' });
  await person.click(screen.getByRole('button', { name: 'Pencils' }));
  expect(await screen.findByText('The offers could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Offers' })).not.toBeInTheDocument();
});
