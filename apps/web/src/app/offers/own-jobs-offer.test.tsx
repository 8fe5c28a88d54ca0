import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from '../../features/jobs/job.factory';
import { OwnJobsOffer } from './own-jobs-offer';

it('says that the jobs to offer could not be loaded, and asks again', async () => {
  let isDown = true;
  api({ 'GET /api/jobs/recruiter/co': () => (isDown ? refuse(500, 'Down') : answer([buildJob()])) });
  const { person } = renderApp(<OwnJobsOffer companyId="co" userId="u1" name="Priya" />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /offer/i })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
