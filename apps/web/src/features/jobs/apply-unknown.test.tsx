import { act, screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { Job } from '@crewcall/contracts-jobs';
import { sessionSlice } from '@crewcall/web-data-access';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';

const job = buildJob();
const user = buildUser();

/** In a browser that holds a session of which the service has said nothing yet. */
function open(more: Partial<Job> = {}) {
  localStorage.setItem('auth_token', 'stored');
  let applied = false;
  const asked = api({
    'GET /api/jobs': () => answer([{ ...job, ...more, applied }], { total: 1 }),
    [`GET /api/jobs/${job.id}/roles`]: () => answer([]),
    [`GET /api/jobs/${job.id}/calls`]: () => answer([]),
    [`POST /api/jobs/${job.id}/apply`]: () => {
      applied = true;
      return answer({ id: 'a1' }, { status: 201 });
    },
  });
  const routes = [{ path: '/auth', element: <h1>Sign in here</h1> }];
  return { asked, ...renderApp(<JobList />, { at: '/jobs', path: '/jobs', routes }) };
}
const applyButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Apply Now' });

it('asks to wait while it is not known yet who this is [R144]', async () => {
  const { person, store, address } = open();
  await person.click(await applyButton());
  expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Please wait', text: 'Loading user information...' });
  expect(address()).toBe('/jobs');
});

it.each([
  ['applies', {}],
  [
    'asks what the job asks',
    { questions: [{ id: 'q1', kind: 'text' as const, text: 'Which desk?', choices: [], must_be_yes: false }] },
  ],
])('%s once it is known who pressed before that', async (does, more) => {
  const { person, store, asked } = open(more);
  await person.click(await applyButton());
  act(() => void store.dispatch(sessionSlice.actions.signedIn(user)));
  if (does === 'applies') await screen.findByRole('button', { name: 'Applied' });
  else expect(await screen.findByRole('dialog', { name: `Apply for ${job.title}` })).toBeVisible();
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(does === 'applies' ? 1 : 0);
});

it('stays the same button when it is known who this is, and loses no press that it is under', async () => {
  const { store } = open();
  const button = await applyButton();
  expect(button.closest('form')).toHaveAttribute('action', '/auth');
  act(() => void store.dispatch(sessionSlice.actions.signedIn(user)));
  expect(screen.getByRole('button', { name: 'Apply Now' })).toBe(button);
  expect(button).toHaveAttribute('type', 'button');
  expect(button.closest('form')).not.toHaveAttribute('action');
});

it('leads to sign up when the stored session turns out to be over', async () => {
  const { person, store } = open();
  await person.click(await applyButton());
  act(() => void store.dispatch(sessionSlice.actions.foundSignedOut()));
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
});
