import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { JobList } from './components/job-list';
import { SaveButton } from './components/save-button';
import { buildJob } from './job.factory';

const job = buildJob();
const crew = buildUser();
const heart = () => screen.findByRole('button', { name: `Save ${job.title}` });

it('saves a job by its heart and takes it off again, with no other request [R499]', async () => {
  const asked = api({
    'PUT /api/jobs/*/save': () => answer(undefined, { status: 204 }),
    'DELETE /api/jobs/*/save': () => answer(undefined, { status: 204 }),
  });
  const { person } = renderApp(<SaveButton job={{ ...job, saved: false }} />);
  expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  await person.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  await person.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(asked).toHaveLength(2);
});

it('says why a job was not saved, and shows that it is not [R499]', async () => {
  const full = 'You have saved 200 jobs. Take one off your saved jobs first.';
  api({ 'PUT /api/jobs/*/save': () => refuse(409, full) });
  const { person, store } = renderApp(<SaveButton job={{ ...job, saved: false }} />);
  await person.click(await heart());
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(full));
  expect(await heart()).toHaveAttribute('aria-pressed', 'false');
});

it('lists the saved jobs by themselves, for crew alone [R499]', async () => {
  api({
    'GET /api/saved-jobs': () =>
      answer([{ ...job, saved: true, status: 'closed', closed_reason: 'filled' }], { total: 1 }),
    'GET /api/jobs': () => answer([job], { total: 1 }),
  });
  renderApp(<JobList />, { at: '/jobs?saved=1', user: crew });
  expect(await screen.findByRole('heading', { name: '1 Saved Job' })).toBeVisible();
  expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('search')).toBeNull();
  const whose = screen.getByRole('navigation', { name: 'Whose jobs' });
  expect(within(whose).getByRole('link', { current: true })).toHaveAccessibleName('Saved jobs');
  expect(within(whose).getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs');
});

it('shows strangers neither hearts nor a list of them [R499]', async () => {
  api({ 'GET /api/jobs': () => answer([job], { total: 1 }) });
  renderApp(<JobList />, { at: '/jobs?saved=1' });
  expect(await screen.findByRole('heading', { name: '1 Job Found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Saved jobs' })).toBeNull();
});

it('says what saving is for while nothing is saved [R499]', async () => {
  api({ 'GET /api/saved-jobs': () => answer([], { total: 0 }) });
  renderApp(<JobList />, { at: '/jobs?saved=1', user: crew });
  expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
});
