import { screen, waitFor } from '@testing-library/react';
import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildCall } from '../../features/bookings/offer.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { DaysOfOwnJob } from './days-of-own-job';

it('takes the days from a job of the company’s own, whichever of its hundreds that is [R320]', async () => {
  const tomorrow = dayAfter(wallTimeOf(new Date()).day);
  const job = (number: number) => buildJob({ id: `j${number}`, title: `Job ${number}` });
  const all = Array.from({ length: 130 }, (_, index) => job(index));
  const past = buildJob({ id: 'old', title: 'Over', status: 'closed', closed_reason: 'expired' });
  api({
    'GET /api/jobs/recruiter/co': ({ query }) => {
      const page = Number(query['page']);
      return answer([...all, past].slice((page - 1) * 100, page * 100), { total: 131 });
    },
    'GET /api/jobs/j120/calls': () =>
      answer([
        buildCall({ starts_on: tomorrow }),
        buildCall({ id: 'c2', starts_on: tomorrow }),
        buildCall({ id: 'c3', starts_on: dayAfter(tomorrow, 2) }),
      ]),
  });
  const onDays = jest.fn();
  const { person } = renderApp(<DaysOfOwnJob companyId="co" onDays={onDays} />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  await screen.findByRole('option', { name: 'As job Job 120' });
  expect(screen.queryByRole('option', { name: 'As job Over' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Days of a job'), 'j120');
  await waitFor(() => expect(onDays).toHaveBeenCalledWith([tomorrow, dayAfter(tomorrow, 2)]));
});

it('says that jobs or days could not be loaded, and asks again', async () => {
  const down = { jobs: true, calls: true };
  api({
    'GET /api/jobs/recruiter/co': () =>
      down.jobs ? refuse(500, 'Down') : answer([buildJob({ id: 'j1', title: 'Gala' })]),
    'GET /api/jobs/j1/calls': () =>
      down.calls ? refuse(500, 'Down') : answer([buildCall({ starts_on: '2035-06-10' })]),
  });
  const onDays = jest.fn();
  const { person } = renderApp(<DaysOfOwnJob companyId="co" onDays={onDays} />, {
    user: buildUser({ id: 'co', role: 'recruiter' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  down.jobs = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await person.selectOptions(await screen.findByLabelText('Days of a job'), 'j1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  down.calls = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(onDays).toHaveBeenCalledWith(['2035-06-10']));
  expect(screen.queryByRole('alert')).toBeNull();
});
