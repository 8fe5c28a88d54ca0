import { screen, within } from '@testing-library/react';
import { answer, api, renderApp } from '@crewcall/testing-web';
import { JobList } from './components/job-list';
import { JobPage } from './components/job-page';
import { buildJob } from './job.factory';

const urgent = buildJob({ is_urgent: true });
const other = buildJob({ id: '0190b6a0-0000-7000-8000-0000000000a2', title: 'Event Technician' });

it('marks a job in the list of which a slot fell free just before its call, and no other [R398]', async () => {
  api({ 'GET /api/jobs': () => answer([urgent, other], { total: 2 }) });
  renderApp(<JobList />);
  const [first, second] = [
    await screen.findByRole('link', { name: urgent.title }),
    screen.getByRole('link', { name: other.title }),
  ].map((link) => within(link.closest('li') ?? link));
  expect(first?.getByText('Urgent')).toBeVisible();
  expect(second?.queryByText('Urgent')).toBeNull();
});

it('marks it on its page [R398]', async () => {
  api({
    [`GET /api/jobs/${urgent.id}`]: () => answer(urgent),
    [`GET /api/jobs/${urgent.id}/similar`]: () => answer([]),
  });
  renderApp(<JobPage id={urgent.id} />);
  expect(await screen.findByText('Urgent')).toBeVisible();
});
