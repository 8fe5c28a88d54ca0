import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildRole } from '../bookings/offer.factory';
import { buildJob } from './job.factory';
import { ApplySheet } from './components/apply-sheet';

const job = buildJob();

it('asks once for the roles and calls that one chooses among and that tickets are judged by', async () => {
  const asked = api({
    [`GET /api/jobs/${job.id}/roles`]: () => answer([buildRole({ id: 'r1' }), buildRole({ id: 'r2', name: 'Driver' })]),
    [`GET /api/jobs/${job.id}/calls`]: () => answer([]),
    'GET /api/tickets': () => answer({ tickets: [], sharing: 'offered' }),
  });
  const applying = { apply: () => Promise.resolve(true), isApplying: false };
  const user = buildUser();
  const needy = { ...job, needs_tickets: true };
  renderApp(<ApplySheet {...{ user, applying }} job={needy} onClose={jest.fn()} />, { user });
  expect(await screen.findByRole('checkbox', { name: 'Driver' })).toBeChecked();
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/tickets'));
  expect(asked.filter(({ path }) => /\/(roles|calls)$/.test(path))).toHaveLength(2);
});

it('says that roles and calls could not be loaded, and asks for those that are missing again', async () => {
  let isDown = true;
  const roles = [buildRole({ id: 'r1', name: 'Rigger' }), buildRole({ id: 'r2', name: 'Driver' })];
  const asked = api({
    [`GET /api/jobs/${job.id}/roles`]: () => (isDown ? refuse(500, 'Down') : answer(roles)),
    [`GET /api/jobs/${job.id}/calls`]: () => answer([]),
  });
  const applying = { apply: () => Promise.resolve(true), isApplying: false };
  const user = buildUser();
  const { person } = renderApp(<ApplySheet {...{ job, user, applying }} onClose={jest.fn()} />, { user });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('checkbox', { name: 'Driver' })).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked.filter(({ path }) => path.endsWith('/calls'))).toHaveLength(1);
});
