import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { SavedSearch } from '@crewcall/contracts-jobs';
import { preloadParts } from '../../shared/parts';
import { AlertsPage } from './components/alerts-page';
import { useJobFilters } from './hooks/use-job-filters';
import { SaveSearch } from './components/save-search';
import { StopSearchPage } from './components/stop-search-page';

const OfList = () => <SaveSearch {...useJobFilters()} />;

const crew = buildUser();
const search: SavedSearch = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Riggers in Leeds',
  wanted: { search: 'rigger', location: 'leeds', rate_unit: 'day', rate_min: 25_000 },
  alert: 'daily',
  is_paused: false,
  is_past: false,
  new_jobs: 3,
};

beforeAll(() => preloadParts(['src/features/jobs/components/save-search-dialog.tsx']));

it('saves what the list is filtered by, under a name [R496]', async () => {
  const asked = api({
    'POST /api/saved-searches': () => answer(search, { status: 201 }),
  });
  const { person } = renderApp(<OfList />, { at: '/jobs?search=rigger&location=leeds', user: crew });
  await person.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Rigger in leeds');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ path }) => path === '/api/saved-searches')?.body).toEqual({
    name: 'Rigger in leeds',
    alert: 'daily',
    wanted: { search: 'rigger', location: 'leeds' },
  });
});

it('offers it neither to strangers nor without a filter [R496]', async () => {
  api({});
  const { unmount } = renderApp(<OfList />, { at: '/jobs?search=rigger' });
  expect(screen.queryByRole('link', { name: 'Saved searches' })).toBeNull();
  unmount();
  renderApp(<OfList />, { at: '/jobs', user: crew });
  expect(await screen.findByRole('link', { name: 'Saved searches' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});

it('lists them with what is new, and pauses, edits and deletes [R496]', async () => {
  const asked = api({
    'GET /api/saved-searches': () =>
      answer([search, { ...search, id: '2', name: 'Last June', is_past: true, new_jobs: 0 }]),
    'PUT /api/saved-searches/*': () => answer(search),
    'DELETE /api/saved-searches/*': () => refuse(500, 'Not now.'),
    'POST /api/saved-searches/*/seen': () => answer(undefined, { status: 204 }),
  });
  const { person } = renderApp(<AlertsPage />, { at: '/alerts', user: crew });
  expect(await screen.findByText('3 new')).toBeVisible();
  expect(screen.getByText('Paused: its dates are past.')).toBeVisible();
  expect(screen.getByText('Alert: Daily at 09:00')).toBeVisible();
  expect(screen.getByRole('link', { name: search.name })).toHaveAttribute(
    'href',
    '/jobs?search=rigger&location=leeds&per=day&rate=250',
  );
  await person.click(screen.getByRole('button', { name: `Pause ${search.name}` }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ is_paused: true }));
  await person.click(screen.getByRole('button', { name: `Delete ${search.name}` }));
  await person.click(await screen.findByRole('button', { name: 'Delete search' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is shown as it was answered once paused, before the list is read again', async () => {
  const lists = [answer([search])];
  api({
    'GET /api/saved-searches': () => lists.shift() ?? new Promise<Response>(() => undefined),
    'PUT /api/saved-searches/*': () => answer({ ...search, is_paused: true }),
  });
  const { person } = renderApp(<AlertsPage />, { at: '/alerts', user: crew });
  await person.click(await screen.findByRole('button', { name: `Pause ${search.name}` }));
  expect(await screen.findByText('Paused: it looks for nothing.')).toBeVisible();
  expect(screen.getByRole('button', { name: `Resume ${search.name}` })).toBeEnabled();
});

it('stops one search by the link of its mail, once it is pressed [R498]', async () => {
  const asked = api({ 'POST /api/saved-searches/unsubscribe': () => answer(undefined, { status: 204 }) });
  const { person } = renderApp(<StopSearchPage searchKey="k1" />, { at: '/unsubscribe?search=k1' });
  expect(asked).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('heading', { name: 'This search sends no more mail' })).toBeVisible();
});
