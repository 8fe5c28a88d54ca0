import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { OfferDialog } from './components/offer-dialog';
import { buildCall, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const job = {
  'GET /api/jobs/j1/roles': () => answer([buildRole()]),
  'GET /api/jobs/j1/calls': () => answer([buildCall()]),
  'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people: [] }),
};

it('offers a role to one person, and says why that is not possible [R348] [R377]', async () => {
  const words = 'This person already has an open offer or pencil for this slot.';
  const refused = [{ freelancer_id: 'p', offer: null, refusal: { code: 'ALREADY_OFFERED', error: words } }];
  const asked = api({ ...job, 'POST /api/roles/r1/offers': () => answer(refused, { status: 201 }) });
  const close = jest.fn();
  const { person } = renderApp(
    <OfferDialog jobs={[{ id: 'j1', title: 'Winter Lights' }]} freelancerId="p" name="Priya Nair" onClose={close} />,
    { user },
  );
  await screen.findByRole('option', { name: 'Monitor engineer, £300 a day' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Hold the pencil for' }), '168');
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(asked.find(({ path }) => path === '/api/roles/r1/offers')?.body).toEqual({
    freelancer_ids: ['p'],
    kind: 'pencil',
    hold_hours: 168,
  });
  expect(close).not.toHaveBeenCalled();
});

it('says before an offer whether the person is free on each call, in the six words, and offers some of them [R318]', async () => {
  const second = buildCall({ id: 'c2', name: 'Get-out', starts_at: '23:30', ends_at: '05:00' });
  const busy = [{ from: '2026-11-26T08:00:00.000Z', to: '2026-11-26T14:00:00.000Z' }];
  const known = [
    { call_id: 'c1', word: 'partly', busy },
    { call_id: 'c2', word: 'unsaid' },
  ];
  const people = [{ user_id: 'p', is_shared: true, days: [], calls: known }];
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ call_ids: ['c1', 'c2'] })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall({ name: 'Show' }), second]),
    'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people }),
    'POST /api/roles/r1/offers': () => answer([], { status: 201 }),
  });
  const jobs = [{ id: 'j1', title: 'Winter Lights' }];
  const { person } = renderApp(<OfferDialog {...{ jobs }} freelancerId="p" name="Priya Nair" onClose={jest.fn()} />, {
    user,
  });
  expect(await screen.findByText('Busy 08:00 until 14:00')).toBeVisible();
  expect(screen.getByText('Nothing booked')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Show, 08:00 to 23:30' }));
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/roles/r1/offers')?.body).toMatchObject({ call_ids: ['c2'] }),
  );
});
