import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { FreeChip } from './components/free-chip';
import { buildCall, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const busy = [{ from: '2026-11-26T00:00:00.000Z', to: '2026-11-26T14:00:00.000Z' }];

it('compares an applicant with the calls of the role that accepting books, to the minute, with a mark for each call [R320] [R322]', async () => {
  const asked = api({
    'GET /api/jobs/j1/roles': () =>
      answer([
        buildRole({ name: 'Rigger', positions: 1, filled: 1 }),
        buildRole({ id: 'r2', name: 'Stage hand', call_ids: ['c1', 'c2'] }),
      ]),
    'GET /api/jobs/j1/calls': () =>
      answer([buildCall({ name: 'Get-in' }), buildCall({ id: 'c2', name: 'Show', starts_at: '15:00' })]),
    'POST /api/availability/check': () =>
      answer({
        as_of: '2026-11-22T10:00:00.000Z',
        people: [
          {
            user_id: 'p',
            is_shared: true,
            days: [],
            calls: [
              { call_id: 'c1', word: 'partly', busy },
              { call_id: 'c2', word: 'unsaid' },
            ],
          },
        ],
      }),
  });
  renderApp(<FreeChip jobId="j1" userId="p" />, { user });
  expect(await screen.findByText('Stage hand: Free 1 of 2')).toBeVisible();
  expect(screen.getByTitle('Get-in: Busy until 14:00')).toBeInTheDocument();
  expect(screen.getByTitle('Show: Nothing booked')).toBeInTheDocument();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ user_ids: ['p'], role_id: 'r2' });
});

it('compares with the role that was applied for, not with another one that has a place left [R322]', async () => {
  const asked = api({
    'GET /api/jobs/j1/roles': () =>
      answer([buildRole({ name: 'Rigger' }), buildRole({ id: 'r2', name: 'Stage hand' })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'POST /api/availability/check': () =>
      answer({
        as_of: '2026-11-22T10:00:00.000Z',
        people: [{ user_id: 'p', is_shared: true, days: [], calls: [{ call_id: 'c1', word: 'free' }] }],
      }),
  });
  renderApp(<FreeChip jobId="j1" userId="p" appliedFor={['Stage hand']} />, { user });
  expect(await screen.findByText(/^Stage hand: /)).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ user_ids: ['p'], role_id: 'r2' });
});

it('says when the calendar is not shared', async () => {
  const people = [{ user_id: 'p', is_shared: false, days: [], calls: [] }];
  api({
    'GET /api/jobs/j1/roles': () => answer([buildRole()]),
    'GET /api/jobs/j1/calls': () => answer([buildCall()]),
    'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people }),
  });
  renderApp(<FreeChip jobId="j1" userId="p" />, { user });
  expect(await screen.findByText('Calendar not shared')).toBeVisible();
});
