import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { RoleRescue } from '@crewcall/contracts-bookings';
import { CoverPage } from './components/cover-page';
import { ben, rescue, slot } from './cover.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const manchester = { name: 'Manchester', display_name: 'Manchester', address: {}, lat: '53.48', lon: '-2.24' };
const places = { 'GET /api/locations/search': () => answer([manchester]) };

it('says who would be asked and why, and starts with one click [R390] [R392]', async () => {
  const service: { slot: RoleRescue } = { slot };
  api({
    ...places,
    'GET /api/roles/r1/rescue': () => answer(service.slot),
    'POST /api/roles/r1/rescue': () => {
      service.slot = { ...slot, candidates: [], rescue };
      return answer(rescue, { status: 201 });
    },
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  expect(await screen.findByText('6 miles · 4.9 (41)')).toBeVisible();
  expect(screen.getByText(/^Winter Lights, call .*, Manchester\. Liam Ward: ill\.$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Find cover now' })).toBeEnabled());
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

const running = { ...slot, candidates: [], rescue };

it('counts down to the next wave, says what happened and how people are ranked [R391] [R397]', async () => {
  api({ 'GET /api/roles/r1/rescue': () => answer(running) });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  expect(await screen.findByRole('timer')).toHaveTextContent(/^6:\d\d$/);
  expect(screen.getByText(/^Wave 2 ends in/)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'You started coverTue 24 Nov, 10:00',
    'Wave 1, 3 askedTue 24 Nov, 10:00',
    'Declined: too farTue 24 Nov, 10:04',
  ]);
  await person.click(screen.getByRole('button', { name: 'How is this ranked?' }));
  for (const words of [
    /^Skills: .* up to 35 points$/,
    /^Distance: .* up to 25 points$/,
    /^Replies: .* up to 5 points$/,
  ])
    expect(screen.getByText(words)).toBeVisible();
});

it('starts near the place of the call, without those who are left out, in waves of its own [R391] [R392] [R393]', async () => {
  const asked = api({
    ...places,
    'GET /api/roles/r1/rescue': ({ query }) => answer(query['lat'] ? slot : { ...slot, candidates: [] }),
    'POST /api/roles/r1/rescue': () => answer(rescue, { status: 201 }),
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  await person.click(await screen.findByRole('checkbox', { name: 'Ask Ben Cole' }));
  expect(screen.getByText(/^2 people can be asked, at £320 a day for all/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Change the waves' }));
  const minutes = await screen.findByLabelText('Minutes until the next');
  await person.clear(minutes);
  await person.type(minutes, '121');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please wait from 1 to 120 minutes.')).toBeVisible();
  await person.clear(minutes);
  await person.type(minutes, '15');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('3 people, 15 min')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Find cover now' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      left_out: ['b'],
      lat: 53.48,
      lon: -2.24,
      settings: { minutes: 15 },
    }),
  );
});

it('leaves people out and takes them back while it asks, and puts a refused choice back [R392]', async () => {
  const service = { rescue, refuses: false };
  const asked = api({
    'GET /api/roles/r1/rescue': () => answer({ ...running, rescue: service.rescue }),
    'PUT /api/rescues/x1/people': () => {
      if (service.refuses) return refuse(409, 'This cover has ended.', 'RESCUE_OVER');
      service.rescue = {
        ...rescue,
        people: rescue.people.map((one) => (one === ben ? { ...ben, state: 'left_out' } : one)),
      };
      return answer(service.rescue);
    },
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  await person.click(await screen.findByRole('checkbox', { name: 'Ask Ben Cole' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ask Ben Cole' })).not.toBeChecked());
  expect(screen.queryByRole('checkbox', { name: 'Ask Ana Reyes' })).toBeNull();
  service.refuses = true;
  await person.click(screen.getByRole('checkbox', { name: 'Ask Cem Kaya' }));
  expect(await screen.findByText('This cover has ended.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ask Cem Kaya' })).toBeChecked());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { left_out: ['b'] },
    { left_out: ['b', 'c'] },
  ]);
});

it('edits the waves of a cover that runs [R393]', async () => {
  const asked = api({
    'GET /api/roles/r1/rescue': () => answer(running),
    'PUT /api/rescues/x1/settings': () => answer(rescue),
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  await person.click(await screen.findByRole('button', { name: 'Change the waves' }));
  const people = await screen.findByLabelText('People at once');
  await person.clear(people);
  await person.type(people, '5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ people: 5 });
});

it('raises the rate for all, never to less than they were asked with [R396]', async () => {
  const asked = api({
    'GET /api/roles/r1/rescue': () => answer(running),
    'PUT /api/rescues/x1/raise': () => answer(rescue),
  });
  const { person, store } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  await person.click(await screen.findByRole('button', { name: 'Raise the rate' }));
  const amount = await screen.findByLabelText('New rate (£)');
  await person.type(amount, '320');
  await person.click(screen.getByRole('button', { name: 'Raise for all' }));
  expect(await screen.findByText('The new rate must be above the one that people were asked with.')).toBeVisible();
  await person.clear(amount);
  await person.type(amount, '£400');
  await person.click(screen.getByRole('button', { name: 'Raise for all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ amount_pence: 40_000 });
  expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Rate raised', text: '£320 is now £400 a day' });
});

it('posts publicly once no one is left to ask, and says where it stands then [R398]', async () => {
  const service = {
    rescue: { ...rescue, state: 'exhausted' as const, wave_ends_at: null, posted_at: null as string | null },
  };
  const asked = api({
    'GET /api/roles/r1/rescue': () => answer({ ...running, rescue: service.rescue }),
    'PUT /api/rescues/x1/post': () => {
      service.rescue = { ...service.rescue, posted_at: '2026-11-24T11:00:00.000Z' };
      return answer(service.rescue);
    },
  });
  const { person } = renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  expect(await screen.findByText('Nobody is left to ask within 40 miles.')).toBeVisible();
  expect(screen.getByText(/Those who were asked can still accept\./)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Raise the rate' })[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Widen to 60 miles' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Post publicly' }));
  expect(await screen.findByRole('link', { name: 'The job' })).toHaveAttribute('href', '/jobs/j1');
  expect(screen.queryByRole('button', { name: 'Post publicly' })).toBeNull();
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('says who has it once it is covered, and nothing of the slot besides [R394]', async () => {
  const filled = { ...rescue, state: 'filled' as const, wave_ends_at: null, filled_by: 'b' };
  api({
    'GET /api/roles/r1/rescue': () =>
      answer({ ...slot, candidates: [], problem: 'This slot has just been filled.', rescue: filled }),
  });
  renderApp(<CoverPage jobId="j1" roleId="r1" />, { user });
  expect(await screen.findByText('Covered: Ben Cole')).toBeVisible();
  expect(screen.queryByText('This slot has just been filled.')).toBeNull();
  for (const name of ['Stop', 'Raise the rate', 'Change the waves'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
