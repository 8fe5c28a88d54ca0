import { screen } from '@testing-library/react';
import { answer, api, renderApp } from '@crewcall/testing-web';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';
import { JobPage } from './components/job-page';

const foh = buildJob();

it('shows its id with the prefix in the details of a card and on its page, whose address goes without [R119]', async () => {
  api({
    'GET /api/jobs': () => answer([foh], { total: 1 }),
    [`GET /api/jobs/${foh.id}`]: () => answer(foh),
    [`GET /api/jobs/${foh.id}/similar`]: () => answer([]),
  });
  const card = renderApp(<JobList />);
  expect(await screen.findByRole('link', { name: foh.title })).toHaveAttribute('href', `/jobs/${foh.id}`);
  await card.person.click(screen.getByText('More Details'));
  expect(screen.getByText('Job ID').nextElementSibling).toHaveTextContent(`real-${foh.id}`);
  card.unmount();
  renderApp(<JobPage id={foh.id} />);
  expect((await screen.findByText('Job ID')).nextElementSibling).toHaveTextContent(`real-${foh.id}`);
});
