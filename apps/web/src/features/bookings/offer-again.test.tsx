import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { selectToast } from '@crewcall/web-data-access';
import { LadderPage } from './components/ladder-page';
import { buildCall, buildOffer, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const offer = buildOffer({ id: 'o1', freelancer_id: 'p', state: 'reserve' });

async function offerAgain(made: Answer, reserve = offer, role = buildRole()) {
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([role]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'GET /api/roles/r1/ladder': () => answer([]),
    'GET /api/offers': () => answer([reserve], { total: 1 }),
    'POST /api/roles/r1/offers': made,
  });
  const { person, store } = renderApp(<LadderPage jobId="j1" roleId="r1" />, { user });
  await person.click(await screen.findByRole('button', { name: 'Offer Priya Nair again' }));
  return { asked, toast: () => selectToast(store.getState()) };
}
const row = () => within(screen.getByRole('region', { name: 'Reserve' }));

it('says that a place was offered again', async () => {
  const { asked, toast } = await offerAgain(() =>
    answer([{ freelancer_id: 'p', offer, refusal: null }], { status: 201 }),
  );
  expect(await screen.findByRole('button', { name: 'Offer Priya Nair again' })).toBeEnabled();
  expect(toast()).toMatchObject({ tone: 'good', title: 'Offer sent', text: 'Priya Nair is told now.' });
  expect(asked.find(({ method, path }) => method === 'POST' && path === '/api/roles/r1/offers')?.body).toEqual({
    freelancer_ids: ['p'],
    kind: 'booking',
  });
  expect(row().queryByRole('alert')).not.toBeInTheDocument();
});

it('offers again the calls that have a place left', async () => {
  const ahead = { from: '2035-06-11T08:00:00.000Z', to: '2035-06-11T18:00:00.000Z' };
  const calls = ['c1', 'c2'].map((id) => buildCall({ id, ...ahead }));
  const role = buildRole({ call_ids: ['c1', 'c2'], free_call_ids: ['c2'] });
  const { asked } = await offerAgain(() => answer([], { status: 201 }), { ...offer, calls }, role);
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/roles/r1/offers')?.body).toMatchObject({ call_ids: ['c2'] }),
  );
});

it('says beside the person why they could not be offered a place again', async () => {
  const error = 'This person already has an open offer or pencil for this slot.';
  const { toast } = await offerAgain(() =>
    answer([{ freelancer_id: 'p', offer: null, refusal: { code: 'ALREADY_OFFERED', error } }], { status: 201 }),
  );
  expect(await row().findByRole('alert')).toHaveTextContent(error);
  expect(toast()).toBeNull();
});

it('says beside the person that an offer was not sent', async () => {
  const { toast } = await offerAgain(() => refuse(409, 'This job is closed.'));
  expect(await row().findByRole('alert')).toHaveTextContent('This job is closed.');
  expect(toast()).toBeNull();
});
