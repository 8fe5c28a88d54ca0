import { screen, waitFor } from '@testing-library/react';
import { answer, api, refuse, renderApp } from '@crewcall/testing-web';
import type { AppStore } from '@crewcall/web-data-access';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';
import { SyncJobs } from './components/sync-jobs';

const MINUTE = 60_000;
const result = { status: 'synced', added: 3, updated: 1, expired: 0, last_synced_at: '2026-11-21T12:00:00.000Z' };
const page = (
  <>
    <SyncJobs />
    <JobList />
  </>
);
const lastSync = (minutesAgo: number) =>
  localStorage.setItem('jobs_last_sync', String(Date.now() - minutesAgo * MINUTE));
const toastOf = (store: AppStore) => {
  const { title, text } = store.getState().toasts.queue[0] ?? {};
  return { ...(title ? { title, text } : {}) };
};
const jobs = () => answer([buildJob()], { total: 1 });
const syncs = (asked: ReturnType<typeof api>) => asked.filter(({ path }) => path === '/api/jobs/sync-external');

afterEach(() => localStorage.clear());

it('fetches the latest jobs when asked, says so, and shows the list anew [R124] [R126]', async () => {
  lastSync(1);
  const asked = api({ 'GET /api/jobs': jobs, 'POST /api/jobs/sync-external': () => answer(result) });
  const { person, store } = renderApp(page);
  await screen.findByRole('heading', { name: '1 Job Found' });
  expect(syncs(asked)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Sync Jobs' }));
  await waitFor(() =>
    expect(toastOf(store)).toEqual({
      title: 'Jobs synced',
      text: 'Latest jobs from Reed and Adzuna have been fetched.',
    }),
  );
  expect(syncs(asked)).toEqual([expect.objectContaining({ query: {}, body: null })]);
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/jobs')).toHaveLength(2));
});

it('shows that it is under way [R124]', async () => {
  lastSync(1);
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  api({ 'GET /api/jobs': jobs, 'POST /api/jobs/sync-external': () => gate.then(() => answer(result)) });
  const { person } = renderApp(<SyncJobs />);
  await person.click(screen.getByRole('button', { name: 'Sync Jobs' }));
  expect(await screen.findByRole('button', { name: 'Syncing...' })).toBeDisabled();
  finish();
  expect(await screen.findByRole('button', { name: 'Sync Jobs' })).toBeEnabled();
});

it.each([
  ['why it failed', () => refuse(409, 'No job board is configured.'), 'No job board is configured.'],
  ['that it failed, when the service does not', () => answer({}, { status: 409 }), 'Failed to sync external jobs.'],
  ['that it failed, when nothing answers', () => Response.error(), 'Failed to sync external jobs.'],
])('says %s [R127]', async (_what, sync, text) => {
  lastSync(1);
  api({ 'POST /api/jobs/sync-external': sync });
  const { person, store } = renderApp(<SyncJobs />);
  await person.click(screen.getByRole('button', { name: 'Sync Jobs' }));
  await waitFor(() => expect(toastOf(store)).toEqual({ title: 'Sync failed', text }));
});

it.each([
  ['never', null],
  ['31 minutes ago', 31],
  ['in a future that a wrong clock kept', -60],
])('asks by itself when the last sync was %s, without a word [R125]', async (_when, minutesAgo) => {
  if (minutesAgo !== null) lastSync(minutesAgo);
  const asked = api({
    'GET /api/jobs': jobs,
    'POST /api/jobs/sync-external': () => answer({ ...result, status: 'skipped' }),
  });
  const { store } = renderApp(page);
  await waitFor(() =>
    expect(syncs(asked)).toEqual([expect.objectContaining({ query: { automatic: 'true' }, body: null })]),
  );
  await waitFor(() => expect(Number(localStorage.getItem('jobs_last_sync'))).toBeGreaterThan(Date.now() - MINUTE));
  expect(toastOf(store)).toEqual({});
});

it.each([
  ['once more when a sync brought something', 'synced', 2],
  ['no second time when the last sync was fresh', 'skipped', 1],
])('lists the jobs %s', async (_when, status, times) => {
  let answered = 0;
  const asked = api({
    'GET /api/jobs': jobs,
    'POST /api/jobs/sync-external': () => (answered++, answer({ ...result, status })),
  });
  const { store } = renderApp(page);
  await screen.findByRole('heading', { name: '1 Job Found' });
  await waitFor(() => expect(answered).toBe(1));
  await waitFor(() => expect(Number(localStorage.getItem('jobs_last_sync'))).toBeGreaterThan(0));
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/jobs')).toHaveLength(times));
  expect(Object.values(store.getState().api.queries).every((query) => query?.status === 'fulfilled')).toBe(true);
});

it('does not ask by itself within half an hour [R125]', async () => {
  lastSync(29);
  const asked = api({ 'GET /api/jobs': jobs, 'POST /api/jobs/sync-external': () => answer(result) });
  renderApp(page);
  await screen.findByRole('heading', { name: '1 Job Found' });
  expect(syncs(asked)).toHaveLength(0);
});

it('only logs when its own sync fails [R125]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api({ 'GET /api/jobs': jobs, 'POST /api/jobs/sync-external': () => refuse(409, 'No job board is configured.') });
  const { store } = renderApp(page);
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(String), 'No job board is configured.'));
  expect(toastOf(store)).toEqual({});
  expect(localStorage.getItem('jobs_last_sync')).toBeNull();
  logged.mockRestore();
});
