import { screen, within } from '@testing-library/react';
import { answer, api, renderApp } from '@crewcall/testing-web';
import { JobList } from './components/job-list';
import { JobPage } from './components/job-page';
import { buildJob } from './job.factory';

const rated = buildJob({ company_rating: { average: 4.6, count: 12 } });
const unrated = buildJob({ id: '0190b6a0-0000-7000-8000-0000000000a2', title: 'Event Technician' });
const external = buildJob({
  id: '0190b6a0-0000-7000-8000-0000000000a3',
  title: 'Warehouse Technician',
  external_source: 'reed',
  recruiter_id: null,
});

it('shows on each card of a list what crew gave its company, or that it is new [R510]', async () => {
  api({ 'GET /api/jobs': () => answer([rated, unrated, external], { total: 3 }) });
  renderApp(<JobList />);
  const cardOf = async (title: string) => {
    const [link] = await screen.findAllByRole('link', { name: title });
    return within(link?.closest('li') ?? document.body);
  };
  const card = await cardOf(rated.title);
  expect(card.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeVisible();
  expect(card.getByText('(12)')).toBeVisible();
  expect((await cardOf(unrated.title)).getByText('New')).toBeVisible();
  const board = await cardOf(external.title);
  expect([board.queryByText('New'), board.queryByRole('img', { name: /Rated/ })]).toEqual([null, null]);
});

it('shows it on the page of a job [R510]', async () => {
  api({
    [`GET /api/jobs/${rated.id}`]: () => answer(rated),
    [`GET /api/jobs/${rated.id}/similar`]: () => answer([]),
  });
  renderApp(<JobPage id={rated.id} />);
  expect(await screen.findByRole('img', { name: 'Rated 4.6 out of 5' })).toBeVisible();
});
