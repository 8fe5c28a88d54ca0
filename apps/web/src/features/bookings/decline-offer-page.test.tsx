import { screen } from '@testing-library/react';
import { answer, api, refuse, renderApp } from '@crewcall/testing-web';
import type { DeclineLink } from '@crewcall/contracts-bookings';
import { DeclineOfferPage } from './components/decline-offer-page';

const link: DeclineLink = {
  role_name: 'Monitor engineer',
  company: 'Northlight Productions',
  days: ['2026-11-26'],
  location: 'Manchester',
  state: 'open',
};
const open = (answers: Parameters<typeof api>[0]) => {
  const asked = api(answers);
  return { asked, ...renderApp(<DeclineOfferPage />, { at: '/decline-offer?token=t1' }) };
};

it('asks once more before it declines, signed out [R352]', async () => {
  const { asked, person } = open({
    'POST /api/decline-link': () => answer(link),
    'PUT /api/decline-link': () => answer(null, { status: 204 }),
  });
  expect(await screen.findByRole('heading', { name: 'Decline this offer?' })).toBeInTheDocument();
  expect(screen.getByText('Monitor engineer, Northlight Productions, Thu 26 Nov, Manchester')).toBeInTheDocument();
  expect(asked.map(({ method, body }) => [method, body])).toEqual([['POST', { token: 't1' }]]);
  await person.selectOptions(screen.getByLabelText('Reason'), 'Rate');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'Offer declined' })).toBeInTheDocument();
  expect(asked.at(-1)?.body).toEqual({ token: 't1', reason: 'rate' });
});

it('says why a link does nothing any more [R352]', async () => {
  const words = 'This link was used already or is too old. Please sign in to answer.';
  open({ 'POST /api/decline-link': () => refuse(404, words, 'LINK_GONE') });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says in which state an offer is that waits for no answer [R352]', async () => {
  open({ 'POST /api/decline-link': () => answer({ ...link, state: 'confirmed' }) });
  expect(await screen.findByText(/^That is not possible any more/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});
