import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from '../../features/jobs/job.factory';
import { buildTeam } from '../../features/teams/team.factory';
import { HireWithOwnJob } from './hire-with-own-job';

it('says that the jobs to hire the team for could not be loaded, and asks again', async () => {
  let isDown = true;
  api({ 'GET /api/jobs/recruiter/co': () => (isDown ? refuse(500, 'Down') : answer([buildJob()])) });
  const { person } = renderApp(<HireWithOwnJob companyId="co" team={buildTeam()} />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Hire the team' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
