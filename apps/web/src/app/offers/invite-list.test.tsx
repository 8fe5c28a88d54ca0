import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from '../../features/jobs/job.factory';
import { InviteList } from './invite-list';

it('says that the jobs to invite to could not be loaded, and asks again', async () => {
  let isDown = true;
  api({ 'GET /api/jobs/recruiter/co': () => (isDown ? refuse(500, 'Down') : answer([buildJob()])) });
  const { person } = renderApp(<InviteList companyId="co" list={{ id: 'l1', name: 'Festival' }} />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Invite to a job' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
