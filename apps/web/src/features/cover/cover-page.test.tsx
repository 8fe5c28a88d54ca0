import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { type RescueCandidate, type RoleRescue, termsFor } from '@crewcall/contracts-bookings';
import { CoverPage } from './components/cover-page';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const ana: RescueCandidate = {
  freelancer_id: 'a',
  first_name: 'Ana',
  last_name: 'Reyes',
  score: 93,
  why: ['6 miles', '4.9 (41)'],
  is_reserve: false,
  state: 'waiting',
  wave: null,
  asked_at: null,
  seen_at: null,
  offer_id: null,
};
const settings = { people: 3, minutes: 30, miles: 40, most_people: 50 };
const slot: RoleRescue = {
  role_id: 'r1',
  role_name: 'Stage hand',
  job_id: 'j1',
  job_title: 'Winter Lights',
  location: 'Manchester',
  first_call_at: '2026-11-25T14:00:00.000Z',
  problem: null,
  left: { freelancer_id: 'l', first_name: 'Liam', last_name: 'Ward', words: 'Ill' },
  settings,
  terms: termsFor('day', 32_000),
  candidates: [ana],
  rescue: null,
};
const rescue: NonNullable<RoleRescue['rescue']> = {
  id: 'x1',
  role_id: 'r1',
  job_id: 'j1',
  state: 'asking',
  first_call_at: '2026-11-25T14:00:00.000Z',
  until: '2026-11-25T15:00:00.000Z',
  wave: 2,
  wave_ends_at: new Date(Date.now() + 400_000).toISOString(),
  is_night: false,
  asked: 3,
  of: 14,
  settings,
  has_own_waves: false,
  terms: slot.terms,
  people: [{ ...ana, state: 'seen', wave: 1 }],
  steps: [],
  filled_by: null,
  version: 3,
};

it('says who would be asked and why, and starts with one click [R390] [R392]', async () => {
  const service: { slot: RoleRescue } = { slot };
  api({
    'GET /api/roles/r1/rescue': () => answer(service.slot),
    'POST /api/roles/r1/rescue': () => {
      service.slot = { ...slot, candidates: [], rescue };
      return answer(rescue, { status: 201 });
    },
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  expect(await screen.findByText('6 miles · 4.9 (41)')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Find cover now' }));
  expect(await screen.findByText('Asking 3 of 14')).toBeVisible();
  expect(screen.getByText('Seen')).toBeVisible();
});

it('stops, asks the next and widens [R397]', async () => {
  const asked = api({
    'GET /api/roles/r1/rescue': () => answer({ ...slot, candidates: [], rescue }),
    'PUT /api/rescues/x1/next': () => answer(rescue),
    'PUT /api/rescues/x1/widen': () => answer(rescue),
    'PUT /api/rescues/x1/stop': () => answer(rescue),
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  for (const name of ['Ask the next now', 'Widen to 60 miles', 'Stop']) {
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await person.click(screen.getByRole('button', { name }));
  }
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/api/rescues/x1/next',
      '/api/rescues/x1/widen',
      '/api/rescues/x1/stop',
    ]),
  );
});
