import { screen, waitFor } from '@testing-library/react';
import type { CoverSettings } from '@crewcall/contracts-bookings';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CoverSwitches } from './components/cover-switches';

const path = '/api/cover-settings';
const stored: CoverSettings = { passes_quiet_hours: true, wakes_me: false };
const labels = ['Urgent cover passes my quiet hours', 'Wake me for urgent cover'];

function open(save: Answer) {
  const asked = api({ [`GET ${path}`]: () => answer(stored), [`PUT ${path}`]: save });
  const app = renderApp(<CoverSwitches />, { user: buildUser() });
  return { ...app, saved: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

it('let urgent cover pass quiet hours by day, and wake no one who did not ask to be [R395]', async () => {
  const { person, saved } = open(({ body }) => answer(body));
  const [passes, wakes] = [
    await screen.findByRole('switch', { name: labels[0] }),
    await screen.findByRole('switch', { name: labels[1] }),
  ];
  expect(passes).toBeChecked();
  expect(wakes).not.toBeChecked();
  await person.click(wakes);
  await person.click(passes);
  await waitFor(() =>
    expect(saved()).toEqual([
      { passes_quiet_hours: true, wakes_me: true },
      { passes_quiet_hours: false, wakes_me: true },
    ]),
  );
});

it('put back what was refused', async () => {
  const { person, store } = open(() => refuse(503, 'Not now.'));
  const wakes = await screen.findByRole('switch', { name: labels[1] });
  await person.click(wakes);
  await waitFor(() => expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Not saved', text: 'Not now.' }));
  await waitFor(() => expect(wakes).not.toBeChecked());
});

it('say when they could not be loaded, and are asked for again', async () => {
  let isUp = false;
  api({ [`GET ${path}`]: () => (isUp ? answer(stored) : refuse(503, 'Not now.')) });
  const { person } = renderApp(<CoverSwitches />, { user: buildUser() });
  expect(await screen.findByText('Not now.')).toBeVisible();
  isUp = true;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('switch', { name: labels[0] })).toBeChecked();
});
