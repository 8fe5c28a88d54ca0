import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';

const foh = buildJob();
const reed = buildJob({
  id: '0190b6a0-0000-7000-8000-0000000000a2',
  title: 'Event Technician',
  company: 'Tideway',
  type: 'contract',
  contract_type: 'full-time',
  rate: '£31,000 a year',
  event_date: null,
  external_source: 'Reed',
  external_url: 'https://reed.example/1',
});
const paused = buildJob({ id: '0190b6a0-0000-7000-8000-0000000000a3', title: 'Monitor Engineer', status: 'paused' });

const row = async (title: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('link', { name: title })).closest('li');
  if (!item) throw new Error(`${title} is not in a list`);
  return item;
};

it('shows title, company, type, source, description, place, rate and date of each job [R116] [R119]', async () => {
  api({ 'GET /api/jobs': () => answer([foh, reed], { total: 2 }) });
  renderApp(<JobList />);
  const first = await row('FOH Sound Engineer');
  for (const words of ['Northlight Productions', 'Product launch for 900', 'Manchester', '£320', 'a day', '26'])
    expect(first).toHaveTextContent(words);
  expect(within(first).getAllByText('Gig')[0]).toBeVisible();
  expect(within(first).getByRole('link', { name: 'FOH Sound Engineer' })).toHaveAttribute('id', `real-${foh.id}`);
  const second = await row('Event Technician');
  for (const words of ['Tideway', 'Reed', '£31,000', 'No fixed date']) expect(second).toHaveTextContent(words);
  expect(within(second).getAllByText('Contract')[0]).toBeVisible();
  expect(within(second).getByText('Full-Time')).not.toBeVisible();
});

it('counts what was found, and says how it is sorted [R114]', async () => {
  api({ 'GET /api/jobs': ({ query }) => answer([foh], { total: query['search'] ? 1 : 48 }) });
  const { person } = renderApp(<JobList />);
  expect(await screen.findByRole('heading', { name: '48 Jobs Found' })).toBeVisible();
  expect(screen.getByText('Sort by: Most Recent')).toBeVisible();
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'foh');
  expect(await screen.findByRole('heading', { name: '1 Job Found' })).toBeVisible();
});

it('unfolds and folds the details in place, the whole description among them [R117]', async () => {
  const description = `Product launch.\n\n${'Load in by the dock. '.repeat(60)}Ends at eleven.`;
  api({ 'GET /api/jobs': () => answer([{ ...reed, ...{ description, skills: foh.skills } }], { total: 1 }) });
  const { person } = renderApp(<JobList />);
  const item = await row('Event Technician');
  await person.click(within(item).getByText('More Details'));
  const [, whole] = within(item).getAllByText(/Ends at eleven/);
  expect(whole?.textContent).toBe(description);
  expect(whole).toBeVisible();
  for (const words of [
    'Contract type',
    'Full-Time',
    'Duration',
    '08:00–23:30',
    'Required skills',
    'RF coordination',
    'Fri 20 Nov',
  ]) {
    expect(item).toHaveTextContent(words);
  }
  await person.click(within(item).getByText('Less Details'));
  await waitFor(() => expect(within(item).getByText('Required skills')).not.toBeVisible());
});

it('says Recently posted of a job whose day of posting is not known [R119]', async () => {
  api({ 'GET /api/jobs': () => answer([{ ...foh, created_at: '' }], { total: 1 }) });
  const { person } = renderApp(<JobList />);
  const item = await row('FOH Sound Engineer');
  await person.click(within(item).getByText('More Details'));
  expect(item).toHaveTextContent('Recently posted');
});

it('links out to the source of a job from a board, in a new tab [R118] [R128]', async () => {
  api({ 'GET /api/jobs': () => answer([reed], { total: 1 }) });
  renderApp(<JobList />);
  const link = await screen.findByRole('link', { name: 'Apply on Reed' });
  expect(link).toHaveAttribute('href', 'https://reed.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('links to every board that advertises it, and to none whose address is no web page [R118] [R128]', async () => {
  const both = buildJob({
    ...reed,
    external_sources: [
      { source: 'Reed', url: 'https://reed.example/1' },
      { source: 'Adzuna', url: 'https://adzuna.example/2' },
    ],
  });
  const evil = buildJob({ ...reed, id: foh.id, title: 'Evil', external_url: 'javascript:alert(1)' });
  api({ 'GET /api/jobs': () => answer([both, evil], { total: 2 }) });
  renderApp(<JobList />);
  const item = within(await row('Event Technician'));
  expect(item.getByRole('link', { name: 'Adzuna' })).toHaveAttribute('href', 'https://adzuna.example/2');
  expect(item.getByRole('link', { name: 'Reed' })).toHaveAttribute('rel', 'noopener noreferrer');
  const bad = await row('Evil');
  expect(within(bad).getAllByRole('link')).toHaveLength(1);
  expect(bad.innerHTML).not.toContain('javascript:');
});

it('lists a paused job, which takes no applications [R115]', async () => {
  api({ 'GET /api/jobs': () => answer([paused], { total: 1 }) });
  renderApp(<JobList />);
  expect(within(await row('Monitor Engineer')).getByRole('button', { name: 'Paused' })).toBeDisabled();
});

it('answers while a user types, keeps the focus, and puts the filters into the address on page 1 [R107] [R108] [R111]', async () => {
  const asked = api({
    'GET /api/jobs': () => answer([foh], { total: 48 }),
    'GET /api/locations/search': () => answer([]),
  });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?page=3' });
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await person.type(search, 'rigger');
  await waitFor(() => expect(address()).toBe('/jobs?search=rigger'));
  expect(search).toHaveFocus();
  await person.type(screen.getByLabelText('UK location'), 'leeds');
  await waitFor(() => expect(address()).toBe('/jobs?search=rigger&location=leeds'));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/jobs').at(-1)?.query).toEqual({
      page: '1',
      page_size: '10',
      order: 'best',
      search: 'rigger',
      location: 'leeds',
    }),
  );
});

it('offers exactly the documented contract types, and leaves all out of the address [R109] [R110] [R111]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?category=Fixed%20term' });
  // On a phone it is in the sheet.
  const select = await screen.findByRole('combobox', { name: 'Contract type', hidden: true });
  expect(
    within(select)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All Contract Types',
    'Freelance',
    'Full-Time',
    'Part-Time',
    'Contract',
    'Fixed term',
    'Temporary',
    'Gig',
  ]);
  expect(select).toHaveValue('fixed-term');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ category: 'fixed-term' }));
  await person.selectOptions(select, 'All Contract Types');
  await waitFor(() => expect(address()).toBe('/jobs'));
});

it('follows the address: Back and the header search change the fields [R111]', async () => {
  api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  const { goTo } = renderApp(<JobList />, { at: '/jobs?search=sound' });
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('sound');
  await goTo('/jobs?search=light');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('light'));
});

it('clears the filters, from the bar or from the empty state [R113] [R120]', async () => {
  api({
    'GET /api/jobs': ({ query }) => (query['search'] ? answer([], { total: 0 }) : answer([foh], { total: 1 })),
    'GET /api/jobs/nearest': () => answer({ searches: [], jobs: [] }),
  });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?search=pyro' });
  expect(await screen.findByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await row('FOH Sound Engineer');
  expect(address()).toBe('/jobs');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  await person.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue(''));
});

it('walks the pages, ten jobs each, with first, last and neighbours [R112] [R121]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 95 }) });
  const { person, address } = renderApp(<JobList />, { at: '/jobs?location=leeds&page=5' });
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('Showing 41-50 of 95 jobs');
  expect(
    within(pages)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Previous', '1', '…', '4', '5', '6', '…', '10', 'Next']);
  await person.click(within(pages).getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/jobs?location=leeds&page=6'));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ page: '6', page_size: '10' }));
});

it('has no pages for what fits on one [R121]', async () => {
  api({ 'GET /api/jobs': () => answer([foh], { total: 10 }) });
  renderApp(<JobList />);
  await row('FOH Sound Engineer');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
});

it('shows the shape of the list first, and on failure what happened with a way to try again', async () => {
  let works = false;
  api({ 'GET /api/jobs': () => (works ? answer([foh], { total: 1 }) : refuse(400, 'The search is too long.')) });
  const { person } = renderApp(<JobList />);
  expect(screen.getByText('Loading jobs')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The search is too long.');
  works = true;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await row('FOH Sound Engineer');
});

it('asks again on every visit of the page [R122]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  const { goTo } = renderApp(<JobList />, {
    at: '/jobs',
    path: '/jobs',
    routes: [{ path: '/else', element: <p>Elsewhere</p> }],
  });
  await row('FOH Sound Engineer');
  await goTo('/else');
  await screen.findByText('Elsewhere');
  await goTo('/jobs');
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('filters by pay, and keeps that in the address [R111] [R113]', async () => {
  const asked = api({ 'GET /api/jobs': () => answer([foh], { total: 1 }) });
  const { person, address } = renderApp(<JobList />);
  await row('FOH Sound Engineer');
  await person.selectOptions(screen.getByLabelText('Pay'), 'day');
  await person.type(await screen.findByLabelText('At least (£)'), '3a20');
  await waitFor(() => expect(address()).toBe('/?per=day&rate=320'));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ rate_unit: 'day', rate_min: '32000' }));
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByLabelText('At least (£)')).not.toBeInTheDocument();
});
