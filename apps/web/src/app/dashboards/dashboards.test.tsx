import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { buildApplication, buildCounts } from '../../features/applications/application.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { buildCompanyProfile, buildFreelancerProfile } from '../../features/profile/profile.factory';
import { Component as DashboardRoute } from '../routes/dashboard.route';

const crew = buildUser();
const company = buildUser({
  id: '0190b6a0-0000-7000-8000-000000000002',
  role: 'recruiter',
  company_name: 'Northlight Productions',
});
const admin = buildUser({ role: 'admin' });

const answers: Record<string, Answer> = {
  'GET /api/messages/unread-count': () => answer({ count: 2 }),
  'GET /api/conversations': () => answer([], { total: 0 }),
  'GET /api/calendar': () => answer({ items: [], sharing: null, pattern: { days: [] }, checked_by: 0 }),
  'GET /api/notifications/category-counts': () =>
    answer({ messages: 2, applications: 1, jobs: 0, ratings: 0, total: 3 }),
  'GET /api/applications/counts': () => answer(buildCounts({ total: 16, applied: 7, hired: 2 })),
  [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile()),
  [`GET /api/freelancer/${crew.id}/applications`]: () => answer([], { total: 0 }),
  'GET /api/jobs': () => answer([], { total: 0 }),
  'GET /api/schedule': () => answer([]),
  'GET /api/offers': () => answer([], { total: 0 }),
  'GET /api/admin/moderation': () => answer([], { total: 0 }),
  'GET /api/admin/feedback/stats': () => answer({ pending: 0, total: 0 }),
  'GET /api/admin/operations': () => answer({ services: [], queues: [] }),
  'GET /api/jobs/boards': () => answer([]),
  [`GET /api/recruiter/${company.id}`]: () => answer(buildCompanyProfile()),
  [`GET /api/recruiter/${company.id}/applications`]: () => answer([], { total: 0 }),
  [`GET /api/jobs/recruiter/${company.id}`]: () => answer([], { total: 0 }),
};
function open(user: typeof crew | null, at: string, more: Record<string, Answer> = {}) {
  const asked = api({ ...answers, ...more });
  const routes = [{ path: '/auth', element: <h1>Sign in here</h1> }];
  return { asked, ...renderApp(<DashboardRoute />, { at, path: '/dashboard', routes, ...(user ? { user } : {}) }) };
}
const tabs = (): string[] => screen.getAllByRole('tab').map(({ textContent }) => textContent ?? '');
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

it('sends a signed-out visitor to the sign-in page [R187]', async () => {
  open(null, '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
});

it('shows the shape of the page while it is not known yet who this is [R187]', () => {
  localStorage.setItem('auth_token', 'stored');
  open(null, '/dashboard');
  expect(screen.getByText('Loading your dashboard')).toBeInTheDocument();
});

it('has the crew’s tabs with their counts [R188]', async () => {
  open(crew, '/dashboard');
  await waitFor(() => expect(tabs()).toEqual(['Edit Profile', 'My Applications14', 'Messages2', 'Ratings2']));
  expect(selected()).toBe('Edit Profile');
});

it('has the company’s tabs with their counts [R191]', async () => {
  open(company, '/dashboard?tab=applications', {
    [`GET /api/jobs/recruiter/${company.id}`]: () => answer([], { total: 4 }),
  });
  await waitFor(() =>
    expect(tabs()).toEqual(['Company Profile', 'My Jobs4', 'Messages2', 'Applications7', 'Schedule']),
  );
  expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
});

it.each([
  [crew, 'messages', /^Messages/],
  [crew, 'jobs', /^My Applications/],
  [crew, 'applications', /^My Applications/],
  [crew, 'ratings', /^Ratings/],
  [crew, 'nonsense', /^Edit Profile/],
  [company, 'jobs', /^My Jobs/],
  [company, 'messages', /^Messages/],
  [company, 'ratings', /^Company Profile/],
])('opens the tab that the address names [R006] [R188] [R191]', async (user, tab, label) => {
  open(user, `/dashboard?tab=${tab}`);
  await waitFor(() => expect(selected()).toMatch(label));
});

it('puts the chosen tab into the address, and follows the address while it is open [R193]', async () => {
  const { person, address, goTo } = open(company, '/dashboard');
  await person.click(await screen.findByRole('tab', { name: /My Jobs/ }));
  expect(address()).toBe('/dashboard?tab=jobs');
  expect(await screen.findByRole('heading', { name: 'No Jobs Posted Yet' })).toBeVisible();
  await goTo('/dashboard?tab=messages');
  await waitFor(() => expect(selected()).toMatch(/^Messages/));
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

it('opens the form when the address asks to post, once, and forgets that it was asked [R006] [R130] [R193]', async () => {
  const { address, person, goTo } = open(company, '/dashboard?tab=jobs&action=post');
  expect(await screen.findByRole('heading', { name: 'Post a job' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/dashboard?tab=jobs'));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Post Your First Job' })).toBeVisible();
  await goTo('/dashboard?tab=jobs&action=post');
  expect(await screen.findByRole('heading', { name: 'Post a job' })).toBeVisible();
});

it.each(['Edit', 'Duplicate'])(
  'opens an empty form when asked to post while the form of %s is open [R012] [R130]',
  async (what) => {
    const job = buildJob({ recruiter_id: company.id });
    const { goTo, person } = open(company, '/dashboard?tab=jobs', {
      [`GET /api/jobs/recruiter/${company.id}`]: () => answer([job], { total: 1 }),
      [`GET /api/jobs/${job.id}/calls`]: () => answer([]),
      [`GET /api/jobs/${job.id}/roles`]: () => answer([]),
    });
    await person.click(await screen.findByRole('button', { name: `More for ${job.title}` }));
    await person.click(screen.getByRole('button', { name: `${what} ${job.title}` }));
    if (what === 'Duplicate') await person.click(await screen.findByRole('button', { name: 'Change it first' }));
    await waitFor(() => expect(screen.getByLabelText('Job title')).toHaveValue(job.title));
    await goTo('/dashboard?tab=jobs&action=post');
    expect(await screen.findByRole('heading', { name: 'Post a job' })).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('');
  },
);

it.each([
  ['a hire that waits for it', {}, true],
  ['one that has a rating which is not shown yet', { is_rating_hidden: true }, false],
  ['one whose rating was removed', { is_rating_removed: true }, false],
])('opens the form of a rating when a request for it leads here, for %s [R081] [R219]', async (_of, more, opens) => {
  const hire = buildApplication({ status: 'hired', ...more });
  const { store } = open(company, `/dashboard?tab=applications&rate=${hire.id}`, {
    [`GET /api/applications/${hire.id}`]: () => answer(hire),
  });
  await waitFor(() => expect(store.getState().api.queries[`application("${hire.id}")`]?.status).toBe('fulfilled'));
  if (opens) return expect(await screen.findByRole('dialog', { name: 'Rate Priya Nair' })).toBeVisible();
  // The form's code is there since the case before: it would come in this very turn.
  await act(() => import('../../features/ratings/components/rate-dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ignores the wish to post from a user who cannot [R130]', async () => {
  open(crew, '/dashboard?tab=jobs&action=post');
  expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Post a job' })).not.toBeInTheDocument();
});

it('says when the profile cannot be had [R187]', async () => {
  open(crew, '/dashboard', { [`GET /api/freelancer/${crew.id}`]: () => refuse(403, 'Access denied') });
  expect(await screen.findByText('Profile not found')).toBeVisible();
});

it('is a small home for administrators, with the numbers and the way on [R187]', async () => {
  open(admin, '/dashboard', {
    'GET /api/admin/analytics/overview': () =>
      answer({
        users: { total: 1200, thisMonth: 30, freelancers: 900, recruiters: 299, verified: 1100 },
        jobs: { total: 80, active: 48, thisMonth: 12 },
        applications: { total: 300, applied: 200, hired: 60 },
      }),
  });
  expect(await screen.findByText('1,200')).toBeVisible();
  expect(
    within(screen.getByRole('heading', { name: 'Active Jobs' }).parentElement ?? document.body).getByText(
      'of 80 total',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
});
