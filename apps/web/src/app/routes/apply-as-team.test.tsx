import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildRole } from '../../features/bookings/offer.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { Component as ApplyAsTeamRoute } from './apply-as-team.route';

it('says that the job to apply for could not be loaded, and asks again', async () => {
  const down = { job: true, roles: true };
  api({
    'GET /api/jobs/j1': () => (down.job ? refuse(500, 'Down') : answer(buildJob({ id: 'j1', title: 'Gala' }))),
    'GET /api/jobs/j1/roles': () => (down.roles ? refuse(500, 'Down') : answer([buildRole()])),
    'GET /api/teams': () => answer([]),
  });
  const at = { at: '/jobs/j1/apply-as-team', path: '/jobs/:id/apply-as-team' };
  const { person } = renderApp(<ApplyAsTeamRoute />, { ...at, user: buildUser() });
  for (const part of ['job', 'roles'] as const) {
    const failure = await screen.findByText('The job could not be loaded.');
    down[part] = false;
    await person.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  }
  expect(await screen.findByText(/Gala/)).toBeVisible();
});
