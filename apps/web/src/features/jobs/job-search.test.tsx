import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, api, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';

const foh = buildJob();

it('offers what was probably meant where nothing matches, with the nearest jobs', async () => {
  const asked = api({
    'GET /api/jobs': () => answer([], { total: 0 }),
    'GET /api/jobs/nearest': () =>
      answer({
        searches: [
          { search: 'sound engineer', location: 'Leeds', total: 14 },
          { search: 'sound', total: 1 },
        ],
        jobs: [foh],
      }),
  });
  renderApp(<JobList />, { at: '/jobs?search=sound+enginer&location=Leeds&page=2' });
  const meant = await screen.findByRole('link', { name: '“sound engineer” in Leeds' });
  expect(meant).toHaveAttribute('href', '/jobs?search=sound+engineer&location=Leeds');
  expect(screen.getByRole('region', { name: 'Did you mean' })).toHaveTextContent('14 jobs');
  const nearest = within(screen.getByRole('region', { name: 'The nearest' }));
  expect(nearest.getByRole('link', { name: 'FOH Sound Engineer' })).toHaveAttribute('href', `/jobs/${foh.id}`);
  expect(asked.find(({ path }) => path === '/api/jobs/nearest')?.query).toEqual({
    search: 'sound enginer',
    location: 'Leeds',
  });
});

it('filters by days, and keeps them in the address [R111] [R113]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  renderApp(<JobList />, { at: '/jobs?from=2026-12-04&to=2026-02-30' });
  expect(await screen.findByLabelText('From')).toHaveValue('2026-12-04');
  expect(screen.getByLabelText('To')).toHaveValue('');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ from: '2026-12-04', order: 'best' }));
  expect(asked.at(-1)?.query).not.toHaveProperty('to');
  expect(screen.getByRole('button', { name: 'Filters (1)', hidden: true })).toBeInTheDocument();
});

it('keeps a date while its year is typed, and filters once it is a day [R111]', async () => {
  api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?search=sound' });
  const from = await screen.findByLabelText('From');
  // A browser tells of a date from the first digit of its year on.
  for (const typed of ['0002-12-10', '0020-12-10', '0202-12-10']) {
    fireEvent.change(from, { target: { value: typed } });
    expect(from).toHaveValue(typed);
    expect(address()).toBe('/jobs?search=sound');
  }
  fireEvent.change(from, { target: { value: '2026-12-10' } });
  await waitFor(() => expect(address()).toBe('/jobs?search=sound&from=2026-12-10'));
  fireEvent.change(from, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe('/jobs?search=sound'));
  fireEvent.change(from, { target: { value: '0002-12-10' } });
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(from).toHaveValue('');
});

it('shows how far jobs are from a place, the nearest first, within miles from there [R488]', async () => {
  const asked = api({
    'GET /api/jobs': () => answer([{ ...foh, location: 'Liverpool', miles: 31 }], { total: 1 }),
  });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?near=Manchester&page=2' });
  expect(await screen.findByText('Liverpool, about 31 miles')).toBeInTheDocument();
  expect(screen.getByText('Sort by: Nearest')).toBeInTheDocument();
  expect(asked.at(-1)?.query).toMatchObject({ near: 'Manchester', order: 'nearest' });
  await person.selectOptions(screen.getByLabelText('Within'), 'Within 50 miles');
  expect(address()).toBe('/jobs?near=Manchester&within=50');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ within: '50' }));
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Most Recent');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ order: 'best', near: 'Manchester', within: '50' }));
});

it('opens the fields for a place on demand [R488]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?search=sound' });
  await person.click(await screen.findByRole('button', { name: 'Near a place', hidden: true }));
  const near = await screen.findByRole('combobox', { name: 'Near', hidden: true });
  await person.type(near, 'LS1');
  await waitFor(() => expect(address()).toBe('/jobs?search=sound&near=LS1'));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ near: 'LS1', order: 'nearest' }));
});

it('switches between ours and the boards’, from the first page [R111]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 30 }) });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?search=sound&page=2' });
  const switching = within(await screen.findByRole('navigation', { name: 'Whose jobs' }));
  expect(switching.getByRole('link', { current: true })).toHaveTextContent('All jobs');
  await person.click(switching.getByRole('link', { name: 'On CrewCall' }));
  expect(address()).toBe('/jobs?search=sound&source=crewcall');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ source: 'crewcall', page: '1' }));
});

it('counts no jobs of an earlier search above a failure', async () => {
  api({
    'GET /api/jobs': ({ query }) => (query['search'] ? refuse(503, 'Down') : answer([foh], { total: 48 })),
  });
  const { person } = renderApp(<JobList />);
  await screen.findByRole('heading', { name: '48 Jobs Found' });
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'foh');
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  expect(screen.queryByText(/Jobs Found/)).not.toBeInTheDocument();
});

it('leads from a page that was emptied to the last one that has jobs [R121]', async () => {
  api({ 'GET /api/jobs': ({ query }) => answer(query['page'] === '4' ? [buildJob()] : [], { total: 31 }) });
  const { address } = renderApp(<JobList />, { at: '/jobs?search=sound&page=6' });
  expect(await screen.findByRole('link', { name: 'FOH Sound Engineer' })).toBeVisible();
  expect(screen.getByText('Showing 31-31 of 31 jobs')).toBeVisible();
  expect(address()).toBe('/jobs?search=sound&page=4');
});
