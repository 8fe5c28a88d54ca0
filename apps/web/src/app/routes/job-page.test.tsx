import { screen, within } from '@testing-library/react';
import type { CompanyRecord, Job } from '@crewcall/contracts-jobs';
import { answer, api, buildUser, passTime, refuse, renderApp, stopClock, untilSettled } from '@crewcall/testing-web';
import { buildJob } from '../../features/jobs/job.factory';
import { buildCompanyProfile } from '../../features/profile/profile.factory';
import { Component as JobRoute } from './job-page.route';

const nothingYet: CompanyRecord = {
  open_jobs: 4,
  finished_jobs: 2,
  answered_percent: null,
  crew_booked: null,
  booked_again_percent: null,
  rating: null,
};

function open(
  overrides: Partial<Job> = {},
  { record = nothingYet, user = undefined as ReturnType<typeof buildUser> | undefined } = {},
) {
  const job = buildJob(overrides);
  api({
    [`GET /api/jobs/${job.id}`]: () => answer(job),
    [`POST /api/jobs/${job.id}/apply`]: () => {
      job.applied = true;
      return answer({ id: 'a1' }, { status: 201 });
    },
    [`GET /api/jobs/${job.id}/similar`]: () =>
      answer([buildJob({ id: 'b2', title: 'Sound No. 2', company: 'Pixelhaus', event_date: null })]),
    [`GET /api/jobs/${job.id}/calls`]: () => answer([]),
    [`GET /api/jobs/${job.id}/roles`]: () => answer([]),
    [`GET /api/jobs/recruiter/${job.recruiter_id}/record`]: () => answer(record),
    [`GET /api/recruiter/${job.recruiter_id}`]: () => answer(buildCompanyProfile()),
    [`GET /api/companies/${job.recruiter_id}/days-to-pay`]: () => answer({ figure: null, reply: null }),
  });
  return { job, ...renderApp(<JobRoute />, { at: `/jobs/${job.id}`, path: '/jobs/:id', ...(user ? { user } : {}) }) };
}
afterEach(() => jest.useRealTimers());

const side = async () => within(await screen.findByRole('complementary', { name: 'Apply' }));

it('has the facts that decide, what happens next, the company and jobs like it [R116] [R123]', async () => {
  const { job } = open();
  expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
  const facts = screen.getAllByRole('term').map((term) => term.textContent);
  expect(facts.slice(0, 4)).toEqual(['Date', 'Duration', 'Place', 'Pay']);
  expect(screen.getByText('You apply')).toBeVisible();
  const company = within(await screen.findByRole('region', { name: 'The company' }));
  expect(company.getByRole('link', { name: 'Northlight Productions' })).toHaveAttribute(
    'href',
    `/profile/${job.recruiter_id}`,
  );
  expect(await company.findByRole('link', { name: 'Their 4 open jobs' })).toBeVisible();
  const similar = within(await screen.findByRole('region', { name: 'Similar jobs' }));
  expect(similar.getByRole('link', { name: 'Sound No. 2' })).toHaveAttribute('href', '/jobs/b2');
  expect(screen.getByText('Job ID').nextElementSibling).toHaveTextContent(`real-${job.id}`);
});

it('tells figures of a company that has finished enough jobs, and of another that there are none', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/no figures yet/)).toBeVisible();
  unmount();
  open(
    {},
    {
      record: {
        open_jobs: 1,
        finished_jobs: 12,
        answered_percent: 92,
        crew_booked: 31,
        booked_again_percent: 70,
        rating: null,
      },
    },
  );
  expect(await screen.findByText('92 %')).toBeVisible();
  expect(screen.queryByText(/no figures yet/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Their open job' })).toBeVisible();
});

it('offers to apply, and once that is done the application', async () => {
  const user = buildUser();
  const { unmount } = open({ applied: false }, { user });
  expect((await side()).getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  unmount();
  open({ applied: true }, { user });
  expect((await side()).getByRole('link', { name: 'See application' })).toHaveAttribute('href', '/dashboard?tab=jobs');
});

it('leads to the dashboard a second after the application was taken [R147]', async () => {
  const { person, address } = open({ applied: false }, { user: buildUser() });
  const button = (await side()).getByRole('button', { name: 'Apply Now' });
  stopClock();
  await person.click(button);
  await untilSettled(() => screen.queryByRole('link', { name: 'See application' }) !== null);
  await passTime(999);
  expect(address()).not.toBe('/dashboard?tab=jobs');
  await passTime(1);
  expect(address()).toBe('/dashboard?tab=jobs');
});

it('leads from a closed job to others instead of to a dead button', async () => {
  open({ status: 'closed', closed_reason: 'filled' });
  const box = await side();
  expect(box.getByRole('link', { name: 'Jobs like it' })).toHaveAttribute('href', '/jobs?search=Sound+Engineering');
  expect(screen.getByText('This job is filled.')).toBeVisible();
  expect(box.queryByRole('button', { name: /apply/i })).not.toBeInTheDocument();
});

it('says of an advertisement that the board is where to apply, and names no company page [R118]', async () => {
  const source = { external_source: 'Reed', external_url: 'https://reed.example/1', recruiter_id: null };
  open(source);
  expect(await screen.findByText(/An advertisement on Reed/)).toBeVisible();
  expect((await side()).getByRole('link', { name: /Apply on Reed/ })).toHaveAttribute('href', 'https://reed.example/1');
  expect(screen.queryByRole('region', { name: 'The company' })).not.toBeInTheDocument();
});

it('is there though nothing is known of the company and no job is like it', async () => {
  const job = buildJob();
  api({
    [`GET /api/jobs/${job.id}`]: () => answer(job),
    [`GET /api/jobs/${job.id}/similar`]: () => refuse(503, 'Down'),
    [`GET /api/jobs/${job.id}/calls`]: () => refuse(503, 'Down'),
    [`GET /api/jobs/${job.id}/roles`]: () => refuse(503, 'Down'),
    [`GET /api/jobs/recruiter/${job.recruiter_id}/record`]: () => refuse(503, 'Down'),
    [`GET /api/recruiter/${job.recruiter_id}`]: () => refuse(503, 'Down'),
  });
  renderApp(<JobRoute />, { at: `/jobs/${job.id}`, path: '/jobs/:id' });
  expect(await screen.findByRole('link', { name: 'About the company' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Similar jobs' })).not.toBeInTheDocument();
});
