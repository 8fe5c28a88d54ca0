import { act, screen, waitFor, within } from '@testing-library/react';
import type { CompanyRecord } from '@crewcall/contracts-jobs';
import { deliverLive } from '@crewcall/web-data-access';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { buildApplication } from '../../features/applications/application.factory';
import { buildBooking, buildCall, buildOffer } from '../../features/bookings/offer.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { CompanyHome } from './company-home';

const company = buildUser({ role: 'recruiter', company_name: 'Northlight Productions' });
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const rowOf = (hours: number, filled: number, positions: number, name: string, job_id = 'j1') => ({
  call: { ...buildCall({ name }), id: name, from: inHours(hours), to: inHours(hours + 8) },
  job_id,
  job_title: 'Winter Lights',
  roles: [],
  positions,
  filled,
});
const record: CompanyRecord = {
  open_jobs: 1,
  finished_jobs: 2,
  answered_percent: null,
  crew_booked: null,
  booked_again_percent: null,
  rating: null,
};
function open(more: Record<string, Answer> = {}) {
  api({
    [`GET /api/jobs/recruiter/${company.id}`]: () =>
      answer([buildJob({ id: 'j1', title: 'Winter Lights' })], { total: 1 }),
    [`GET /api/recruiter/${company.id}/applications`]: () => answer([], { total: 0 }),
    'GET /api/schedule': () => answer([]),
    'GET /api/offers': () => answer([], { total: 0 }),
    'GET /api/bookings': () => answer([], { total: 0 }),
    [`GET /api/jobs/recruiter/${company.id}/record`]: () => answer(record),
    ...more,
  });
  return renderApp(<CompanyHome user={company} />, { user: company });
}

it('lists what has to be decided: pencils that run out, places open soon, applicants', async () => {
  open({
    'GET /api/offers': () =>
      answer([buildOffer({ state: 'held', freelancer_name: 'Maya Okafor', decide_by: inHours(2.5) })], { total: 1 }),
    'GET /api/schedule': () =>
      answer([
        rowOf(50, 4, 6, 'Get-in'),
        rowOf(51, 2, 2, 'Show', 'j2'),
        rowOf(400, 0, 4, 'Late', 'j3'),
        rowOf(401, 0, 4, 'Later', 'j3'),
      ]),
    [`GET /api/recruiter/${company.id}/applications`]: () =>
      answer([buildApplication({ job_id: 'j1', job_title: 'Winter Lights' })], { total: 19 }),
  });
  const list = within(await screen.findByRole('region', { name: 'Decide today 3' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^2 h leftPencilMaya Okafor, /),
    expect.stringMatching(/^Call in 2 days2 places openGet-in, Winter Lights.*4 of 6 bookedFind cover$/),
    expect.stringMatching(/19 applicantsWinter Lights.*Review 19$/),
  ]);
  expect(list.getByRole('link', { name: 'Review 19' })).toHaveAttribute('href', '/dashboard?tab=applications');
  const events = within(screen.getByRole('region', { name: 'Next events' }));
  expect(events.getAllByRole('listitem').map(({ className }) => className)).toEqual(['missing', 'full', '']);
  expect(events.getByText('Winter Lights. No one booked yet. 1 more call')).toBeVisible();
});

it('shows the jobs that are live with who has applied and how far they are filled', async () => {
  open({
    [`GET /api/jobs/recruiter/${company.id}`]: () =>
      answer(
        [
          buildJob({
            id: 'j1',
            title: 'Winter Lights',
            positions: 12,
            positions_left: 5,
            applicants: { total: 31, waiting: 7 },
          }),
          buildJob({ id: 'j2', title: 'Over', status: 'closed' }),
        ],
        { total: 2 },
      ),
  });
  const jobs = within(await screen.findByRole('region', { name: 'Jobs 1 live' }));
  const row = within(jobs.getByRole('listitem'));
  expect(row.getByRole('link', { name: 'Winter Lights' })).toHaveAttribute('href', '/dashboard?tab=jobs&job=j1');
  expect(row.getAllByText('7 new')[0]).toBeInTheDocument();
  expect(row.getAllByText('7 of 12 filled')[0]).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible();
});

it('leads to the first job while there is none', async () => {
  open({ [`GET /api/jobs/recruiter/${company.id}`]: () => answer([], { total: 0 }) });
  expect(await screen.findByRole('link', { name: 'Post New Job' })).toHaveAttribute(
    'href',
    '/dashboard?tab=jobs&action=post',
  );
});

it('does not say that nothing is to be decided while that is not known, and asks again', async () => {
  const service = { isDown: true };
  const { person } = open({ 'GET /api/schedule': () => (service.isDown ? refuse(500, 'Down') : answer([])) });
  expect(await screen.findByText('What needs you could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Nothing needs you right now')).not.toBeInTheDocument();
  service.isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing needs you right now')).toBeVisible();
});

it('keeps what is to be decided beside what could not be loaded', async () => {
  open({
    'GET /api/offers': () => answer([buildOffer({ state: 'held', decide_by: inHours(2.5) })], { total: 1 }),
    'GET /api/schedule': () => refuse(500, 'Down'),
  });
  expect(await screen.findByText('What needs you could not be loaded.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Decide today 1' })).toBeVisible();
});

it('says that its jobs could not be loaded, and asks again', async () => {
  const service = { isDown: true };
  const path = `GET /api/jobs/recruiter/${company.id}`;
  const { person } = open({ [path]: () => (service.isDown ? refuse(500, 'Down') : answer([], { total: 0 })) });
  expect(await screen.findByText('Your jobs could not be loaded.')).toBeVisible();
  service.isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Post your first job')).toBeVisible();
});

it('names whom the company booked last, once each, and how it answers when crew can read that too', async () => {
  const booked = (freelancer_id: string, freelancer_name: string, role_name: string) =>
    buildBooking({ id: `${freelancer_id} ${role_name}`, freelancer_id, freelancer_name, role_name });
  open({
    'GET /api/bookings': () =>
      answer(
        [booked('m', 'Maya Okafor', 'Monitors'), booked('t', 'Tom Ashworth', 'FOH'), booked('m', 'Maya Okafor', 'RF')],
        {
          total: 3,
        },
      ),
    [`GET /api/jobs/recruiter/${company.id}/record`]: () =>
      answer({ ...record, finished_jobs: 4, answered_percent: 92 }),
  });
  const crew = within(await screen.findByRole('region', { name: 'Crew you book' }));
  expect(crew.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lists',
    'Maya Okafor',
    'Tom Ashworth',
  ]);
  expect(crew.getByText(/^Monitors, /)).toBeVisible();
  expect(await screen.findByText(/of your applicants in the last year/)).toHaveTextContent('You answered 92 % of');
});

it('names who was booked just now', async () => {
  const booked = [buildBooking({ freelancer_id: 'm', freelancer_name: 'Maya Okafor' })];
  const { store } = open({ 'GET /api/bookings': () => answer(booked, { total: booked.length }) });
  const crew = within(await screen.findByRole('region', { name: 'Crew you book' }));
  booked.unshift(buildBooking({ id: 'b2', freelancer_id: 't', freelancer_name: 'Tom Ashworth' }));
  const what = { booking: { id: 'b2', job_id: 'j1', role: 'FOH' }, what: 'made' };
  act(() => deliverLive('booking_update', what, { ...store, isLate: false }));
  await waitFor(() => expect(crew.getByRole('link', { name: /Tom Ashworth/ })).toBeVisible());
});
