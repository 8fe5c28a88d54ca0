import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { SavedCrewSearch } from '@crewcall/contracts-identity';
import { preloadParts } from '../../shared/parts';
import { CrewAlertsPage } from './components/crew-alerts-page';
import { SaveCrewSearch } from './components/save-crew-search';
import { StopCrewSearchPage } from './components/stop-crew-search-page';
import { useCrewFilters } from './hooks/use-crew-filters';

const OfList = () => <SaveCrewSearch {...useCrewFilters(true)} />;

const company = buildUser({ role: 'recruiter', first_name: null, last_name: null, company_name: 'Northlight' });
const search: SavedCrewSearch = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Riggers near Leeds',
  wanted: { search: 'rigger', near: 'Leeds', within: 25, on: '2035-06-12', free: 'all' },
  alert: 'instant',
  is_paused: false,
  is_past: false,
  new_crew: 2,
};

beforeAll(() => preloadParts(['src/features/crew/components/save-crew-search-dialog.tsx']));

it('saves what the directory is filtered by, under a name [R496]', async () => {
  const asked = api({ 'POST /api/crew-searches': () => answer(search, { status: 201 }) });
  const { person } = renderApp(<OfList />, {
    at: '/freelancers?search=rigger&near=Leeds&within=25&page=2',
    user: company,
  });
  await person.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Rigger near Leeds');
  expect(dialog.getByRole('combobox', { name: 'Tell me of new crew' })).toHaveValue('daily');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ path }) => path === '/api/crew-searches')?.body).toEqual({
    name: 'Rigger near Leeds',
    alert: 'daily',
    wanted: { search: 'rigger', near: 'Leeds', within: 25 },
  });
});

it.each(['/freelancers', '/freelancers?list=l1'])(
  'offers it not at %s, where none could be kept [R496]',
  async (at) => {
    api({});
    renderApp(<OfList />, { at, user: company });
    expect(await screen.findByRole('link', { name: 'Saved searches' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  },
);

it('lists them with who is new, and pauses and deletes [R496]', async () => {
  const asked = api({
    'GET /api/crew-searches': () =>
      answer([search, { ...search, id: '2', name: 'Last June', is_past: true, new_crew: 0 }]),
    'PUT /api/crew-searches/*': () => answer(search),
    'DELETE /api/crew-searches/*': () => answer(undefined, { status: 204 }),
    'POST /api/crew-searches/*/seen': () => answer(undefined, { status: 204 }),
  });
  const { person } = renderApp(<CrewAlertsPage />, { at: '/alerts', user: company });
  expect(await screen.findByText('2 new')).toBeVisible();
  expect(screen.getByText('Paused: its dates are past.')).toBeVisible();
  expect(screen.getByText('Alert: At once')).toBeVisible();
  expect(screen.getAllByText('“rigger” · within 25 miles of Leeds · on Tue 12 Jun · Free for all')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: search.name })).toHaveAttribute(
    'href',
    '/freelancers?search=rigger&near=Leeds&on=2035-06-12&free=all&within=25',
  );
  await person.click(screen.getByRole('button', { name: `Pause ${search.name}` }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ is_paused: true }));
  await person.click(screen.getByRole('button', { name: `Delete ${search.name}` }));
  await person.click(await screen.findByRole('button', { name: 'Delete search' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('is shown as it was answered once paused, before the list is read again', async () => {
  const lists = [answer([search])];
  api({
    'GET /api/crew-searches': () => lists.shift() ?? new Promise<Response>(() => undefined),
    'PUT /api/crew-searches/*': () => answer({ ...search, is_paused: true }),
  });
  const { person } = renderApp(<CrewAlertsPage />, { at: '/alerts', user: company });
  await person.click(await screen.findByRole('button', { name: `Pause ${search.name}` }));
  expect(await screen.findByText('Paused: it looks for nothing.')).toBeVisible();
  expect(screen.getByRole('button', { name: `Resume ${search.name}` })).toBeEnabled();
});

it('stops one search by the link of its mail, once it is pressed [R498]', async () => {
  const asked = api({ 'POST /api/crew-searches/unsubscribe': () => answer(undefined, { status: 204 }) });
  const { person } = renderApp(<StopCrewSearchPage searchKey="k1" />, { at: '/unsubscribe?crew_search=k1' });
  expect(asked).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('heading', { name: 'This search sends no more mail' })).toBeVisible();
});
