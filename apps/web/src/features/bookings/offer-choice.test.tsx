import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { OfferDialog } from './components/offer-dialog';
import { buildCall, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const jobs = [
  { id: 'j1', title: 'Winter Lights' },
  { id: 'j2', title: 'Spring Gala' },
];
const later = buildRole({ id: 'r2', job_id: 'j2', name: 'Rigger', call_ids: ['c2'] });

it('offers nothing of the job that was chosen before while roles and calls of another are on their way', async () => {
  const tell: Record<string, () => void> = {};
  const gate = (name: string) => new Promise<void>((resolve) => (tell[name] = resolve));
  const gates = { roles: gate('roles'), calls: gate('calls') };
  api({
    'GET /api/jobs/j1/roles': () => answer([buildRole()]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'GET /api/jobs/j2/roles': () => gates.roles.then(() => answer([later])),
    'GET /api/jobs/j2/calls': () => gates.calls.then(() => answer([buildCall({ id: 'c2', job_id: 'j2' })])),
    'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people: [] }),
  });
  const { person } = renderApp(<OfferDialog {...{ jobs }} freelancerId="p" name="Priya Nair" onClose={jest.fn()} />, {
    user,
  });
  const send = await screen.findByRole('button', { name: 'Send pencil' });
  await screen.findByRole('option', { name: /^Monitor engineer/ });
  await waitFor(() => expect(send).toBeEnabled());
  await person.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'j2');
  expect(screen.queryByRole('option', { name: /^Monitor engineer/ })).toBeNull();
  expect(send).toBeDisabled();
  tell['roles']?.();
  await screen.findByRole('option', { name: /^Rigger/ });
  expect(send).toBeDisabled();
  tell['calls']?.();
  await waitFor(() => expect(send).toBeEnabled());
});
