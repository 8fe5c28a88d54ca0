import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import type { Application } from '@crewcall/contracts-jobs';
import { buildApplication, buildCounts } from './application.factory';
import { FreelancerApplications } from './components/freelancer-applications';

const user = buildUser();

function open(
  kind: 'applications' | 'bookings',
  applications: Application[],
  more: Record<string, Answer> = {},
  at = '/dashboard',
) {
  const asked = api({
    [`GET /api/freelancer/${user.id}/applications`]: () => answer(applications, { total: applications.length }),
    'GET /api/applications/counts': () =>
      answer(buildCounts({ applied: 4, reviewed: 2, shortlisted: 1, hired: 43, rejected: 9 })),
    ...more,
  });
  return {
    asked,
    ...renderApp(<FreelancerApplications userId={user.id} kind={kind} ratingCount={41} />, { user, at }),
  };
}

it.each([
  ['applied', 'Pending'],
  ['reviewed', 'Under Review'],
  ['shortlisted', 'Shortlisted'],
  ['rejected', 'Rejected'],
  ['withdrawn', 'Withdrawn'],
] as const)('calls the state %s %s [R153]', async (status, label) => {
  open('applications', [buildApplication({ status })]);
  const item = (await screen.findByRole('link', { name: 'FOH Sound Engineer' })).closest('li');
  expect(item).toHaveTextContent(label);
  expect(item).toHaveTextContent('Northlight Productions, Manchester, £320 a day');
});

it('sums up pending, under review, hired, rejected and ratings [R189]', async () => {
  open('applications', [buildApplication()]);
  const summary = (await screen.findByText('Ratings')).closest('ul');
  for (const words of ['4Pending', '3Under Review', '43Hired', '9Rejected', '41Ratings'])
    expect(summary).toHaveTextContent(words);
});

it('leaves the hired ones to My Bookings, which lists only those [R190]', async () => {
  const first = open('applications', []);
  expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  expect(await screen.findByText(/What you are hired for is in My Bookings, under Ratings\.$/)).toBeVisible();
  expect(first.asked.find(({ path }) => path.endsWith('/applications'))?.query['status']).toBe(
    'applied,reviewed,shortlisted,rejected,withdrawn',
  );
});

it('shows bookings with their call time, and says when there are none [R190]', async () => {
  const { asked } = open('bookings', [buildApplication({ status: 'hired' })]);
  expect(await screen.findByRole('heading', { name: 'My Bookings' })).toBeVisible();
  expect(screen.getByText('Call 08:00')).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/applications'))?.query['status']).toBe('hired');
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

it('has an empty state for bookings [R190]', async () => {
  open('bookings', []);
  expect(await screen.findByRole('heading', { name: 'No Bookings Yet' })).toBeVisible();
});

it('shows what the company wrote with its error [R152]', async () => {
  open('applications', [buildApplication({ status: 'rejected', rejection_message: 'Please do apply again.' })]);
  expect(await screen.findByText('From Northlight Productions: “Please do apply again.”')).toBeVisible();
});

const remove = 'DELETE /api/applications/0190b6a0-0000-7000-8000-0000000000c1';

it('removes an application for good, after a question that says what that means [R155]', async () => {
  const { person, store, asked } = open('applications', [buildApplication()], {
    [remove]: () => new Response(null, { status: 204 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Remove FOH Sound Engineer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “FOH Sound Engineer”?' });
  expect(dialog).toHaveTextContent('is withdrawn and leaves your list for good');
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Application removed' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('says when removing failed, and keeps the row [R155]', async () => {
  const { person, store } = open('applications', [buildApplication()], {
    [remove]: () => refuse(409, 'A booking cannot be removed.'),
  });
  await person.click(await screen.findByRole('button', { name: 'Remove FOH Sound Engineer' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('A booking cannot be removed.')).toBeVisible();
  expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Error', text: 'Failed to delete application.' });
});

it('shows an applicant how far each application came and when, and no notes [R521]', async () => {
  const timeline = [
    { step: 'applied', at: '2026-11-23T09:12:00.000Z' },
    { step: 'viewed', at: '2026-11-23T14:40:00.000Z' },
    { step: 'shortlisted', at: '2026-11-24T10:05:00.000Z' },
    { step: 'decided', at: '2026-11-25T08:00:00.000Z' },
  ] as const;
  open('applications', [buildApplication({ status: 'rejected', timeline: [...timeline] })]);
  const list = await screen.findByRole('list', { name: 'Timeline' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Applied Mon 23 Nov, 09:12',
    'Viewed Mon 23 Nov, 14:40',
    'Shortlisted Tue 24 Nov, 10:05',
    'Decided Wed 25 Nov, 08:00',
  ]);
  expect(screen.queryByLabelText(/Private note/)).toBeNull();
});

const list = `GET /api/freelancer/${user.id}/applications`;

it('leads from a page whose applications were all removed to the last one that has some', async () => {
  const { address } = open(
    'applications',
    [],
    { [list]: ({ query }) => answer(query['page'] === '2' ? [buildApplication()] : [], { total: 40 }) },
    '/dashboard?tab=jobs&page=3',
  );
  expect(await screen.findByRole('link', { name: 'FOH Sound Engineer' })).toBeVisible();
  expect(address()).toBe('/dashboard?tab=jobs&page=2');
});

it('says when another page does not load, and shows none in its place', async () => {
  const { goTo } = open('applications', [], {
    [list]: ({ query }) =>
      query['page'] === '1' ? answer([buildApplication()], { total: 21 }) : refuse(403, 'Access denied'),
  });
  await screen.findByRole('link', { name: 'FOH Sound Engineer' });
  await goTo('/dashboard?page=2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Access denied');
  expect(screen.queryByRole('link', { name: 'FOH Sound Engineer' })).not.toBeInTheDocument();
});
