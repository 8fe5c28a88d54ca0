import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';

const job = buildJob();
const user = buildUser();

it.each([
  ['share', { source: 'share' }],
  ['search', {}],
  ['anything', {}],
])('says with an application that its link said %s, where that is a link of ours [R526]', async (via, said) => {
  const asked = api({
    'GET /api/jobs': () => answer([job], { total: 1 }),
    [`POST /api/jobs/${job.id}/apply`]: () => answer({ id: 'a1' }, { status: 201 }),
  });
  const { person } = renderApp(<JobList />, { at: `/jobs?via=${via}`, path: '/jobs', user });
  await person.click(await screen.findByRole('button', { name: 'Apply Now' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      freelancerId: user.id,
      coverLetter: null,
      ...said,
    }),
  );
});

it('carries what the link to the list said to the page of a job [R526]', async () => {
  api({ 'GET /api/jobs': () => answer([job], { total: 1 }) });
  renderApp(<JobList />, { at: '/jobs?search=rigger&via=alert', path: '/jobs', user });
  expect(await screen.findByRole('link', { name: job.title })).toHaveAttribute('href', `/jobs/${job.id}?via=alert`);
});
