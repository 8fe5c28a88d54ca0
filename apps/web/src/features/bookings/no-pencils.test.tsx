import { screen, waitFor } from '@testing-library/react';
import type { Offer } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { LadderPage } from './components/ladder-page';
import { buildCall, buildOffer, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const was = (state: Offer['state']): Offer => buildOffer({ id: 'o1', kind: 'pencil', state, slot: null });

it.each([
  ['yet, and how there will be some', [], 0, 'No pencils yet', /^Ask people from the applicants/],
  ['now, where one was asked before', [was('declined')], 0, 'No pencils now', /^Ask people/],
  ['now, where all are booked', [was('confirmed')], 1, 'No pencils now', /^Every position of this role is filled/],
  ['now, where a day was freed', [was('confirmed')], 1, 'No pencils now', /^Ask people/, ['c1']],
] as const)('says that there are none %s', async (_when, offers, filled, title, text, free: readonly string[] = []) => {
  api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ positions: 1, filled, free_call_ids: [...free] })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'GET /api/roles/r1/ladder': () => answer([]),
    'GET /api/offers': () => answer(offers, { total: offers.length }),
  });
  renderApp(<LadderPage jobId="j1" roleId="r1" />, { user });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
});

it('says when who was asked could not be loaded, and asks again', async () => {
  const answers = [refuse(400, 'Not now.'), answer([was('declined')], { total: 1 })];
  api({
    'GET /api/jobs/j1/roles': () => answer([buildRole()]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'GET /api/roles/r1/ladder': () => answer([]),
    'GET /api/offers': () => answers.shift() ?? answer([], { total: 0 }),
  });
  const { person } = renderApp(<LadderPage jobId="j1" roleId="r1" />, { user });
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Asked and answered' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
});
