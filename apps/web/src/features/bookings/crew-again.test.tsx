import { screen, waitFor, within } from '@testing-library/react';
import type { CrewAgainPerson } from '@crewcall/contracts-bookings';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CrewAgainDialog } from './components/crew-again-dialog';
import { buildCall } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const person = (user_id: string, first_name: string | null, more: Partial<CrewAgainPerson> = {}): CrewAgainPerson => ({
  user_id,
  role_id: 'r1',
  role_name: 'Rigger',
  first_name,
  last_name: first_name && 'Nair',
  is_here: true,
  is_shared: true,
  days: [{ day: '2031-04-03', word: 'free' }],
  ...more,
});
const crew = [
  person('u1', 'Ann'),
  person('u2', 'Ben', { days: [{ day: '2031-04-03', word: 'busy' }] }),
  person('u3', null, { is_here: false, is_shared: false, days: [] }),
  person('u4', 'Dan', { role_id: 'r2', role_name: 'FOH', is_shared: false, days: [] }),
];

function open(more: Record<string, Answer> = {}) {
  const onClose = jest.fn();
  const asked = api({
    'GET /api/jobs/j1/calls': () => answer([buildCall({ starts_on: '2031-03-06', ends_on: '2031-03-06' })]),
    'GET /api/jobs/j1/crew-again': () => answer(crew),
    ...more,
  });
  return {
    asked,
    onClose,
    ...renderApp(<CrewAgainDialog jobId="j1" title="Winter Lights" {...{ onClose }} />, { user }),
  };
}

it('shows by role who is free on the new days and who is no longer here, and offers the chosen the same role [R424]', async () => {
  const {
    person: hand,
    asked,
    onClose,
    store,
  } = open({
    'POST /api/jobs/j1/crew-again': () => answer({ job_id: 'j2', asked: ['u1', 'u2'], skipped: [], words: '2 asked' }),
  });
  const riggers = within(await screen.findByRole('list', { name: 'Rigger' }));
  expect(riggers.getByText('Thu 3 Apr: Not free')).toBeInTheDocument();
  expect(riggers.getByRole('checkbox', { name: 'Ann Nair' })).toBeChecked();
  expect(riggers.getByRole('checkbox', { name: 'Ben Nair' })).not.toBeChecked();
  expect(riggers.getByRole('checkbox', { name: 'No longer on CrewCall' })).toBeDisabled();
  expect(screen.getByText('Calendar not shared')).toBeVisible();
  await hand.click(screen.getByRole('checkbox', { name: 'Ben Nair' }));
  await hand.click(screen.getByRole('checkbox', { name: 'Dan Nair' }));
  await hand.click(screen.getByRole('button', { name: 'Post and send 2 pencils' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/crew-again'))?.body).toMatchObject({
    first_day: '2031-03-13',
    kind: 'pencil',
    people: [
      { user_id: 'u1', role_id: 'r1' },
      { user_id: 'u2', role_id: 'r1' },
    ],
  });
  expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Job posted, 2 pencils sent', text: '2 asked' });
});

it('keeps what was chosen when the job could not be posted, and says why [R424]', async () => {
  const limit = 'You have posted 50 jobs today. Please try again tomorrow.';
  const { person: hand, onClose } = open({
    'POST /api/jobs/j1/crew-again': () => refuse(429, limit, 'DAILY_LIMIT'),
  });
  await hand.click(await screen.findByRole('checkbox', { name: 'Dan Nair' }));
  await hand.click(screen.getByRole('button', { name: 'Post and send 1 pencil' }));
  expect(await screen.findByText(limit)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Dan Nair' })).not.toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

it('stands there while the job is looked up, says that it could not be, and looks again', async () => {
  let isDown = true;
  const { person: hand } = open({
    'GET /api/jobs/j1/calls': () =>
      isDown ? refuse(500, 'Down') : answer([buildCall({ starts_on: '2031-03-06', ends_on: '2031-03-06' })]),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Same crew again: “Winter Lights”' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Down');
  expect(dialog.getByRole('button', { name: 'Post and send' })).toBeDisabled();
  isDown = false;
  await hand.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Rigger' })).toBeVisible();
});
