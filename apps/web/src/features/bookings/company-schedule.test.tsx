import { screen, waitFor, within } from '@testing-library/react';
import { dayAfter, wallTimeOf, type ScheduleRow } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CompanySchedule } from './components/company-schedule';
import { DuplicateDialog } from './components/duplicate-dialog';
import { SchedulePage } from './components/schedule-page';
import { buildCall, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const row = (more: Partial<ScheduleRow> = {}): ScheduleRow => ({
  call: buildCall({ name: 'Get-in', place: 'Dock C' }),
  job_id: 'j1',
  job_title: 'Winter Lights',
  roles: [
    { role_id: 'r1', name: 'Rigger', positions: 2, filled: 1 },
    { role_id: 'r2', name: 'Stage hand', positions: 4, filled: 0 },
  ],
  positions: 6,
  filled: 1,
  ...more,
});

it('lists a company’s calls by day with how far each is filled, filtered in the address, and hands them out as a table [R345]', async () => {
  const saved = jest.fn();
  URL.createObjectURL = saved.mockReturnValue('blob:schedule');
  URL.revokeObjectURL = jest.fn();
  const later = row({ call: buildCall({ id: 'c2', starts_on: '2026-11-27' }), job_title: 'Gala', roles: [] });
  const asked = api({
    'GET /api/schedule': ({ query }) => answer(query['unfilled'] ? [row()] : [row(), later]),
    'GET /api/schedule.csv': () => answer('date,call'),
  });
  const { person, address } = renderApp(<CompanySchedule />, { user, at: '/dashboard?tab=schedule' });
  const days = await screen.findByRole('list', { name: 'Calls by day' });
  expect(within(days).getAllByRole('link')).toHaveLength(2);
  for (const words of ['Winter Lights', 'Get-in', 'Dock C', '08:00 to 23:30', '1 of 6 filled', 'Rigger 1 of 2'])
    expect(days).toHaveTextContent(words);
  expect(within(days).getByRole('link', { name: 'Gala' })).toHaveAttribute('href', '/jobs/j1/schedule');
  await person.click(screen.getByRole('button', { name: 'Unfilled' }));
  await person.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(screen.queryByText('Gala')).toBeNull());
  expect(address()).toBe('/dashboard?tab=schedule&unfilled=1&this_week=1');
  await person.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(asked.at(-1)).toMatchObject({ path: '/api/schedule.csv', query: { unfilled: 'true', this_week: 'true' } });
});

it('says when there are no calls, and that one is not filled [R345]', async () => {
  api({ 'GET /api/schedule': () => answer([]) });
  renderApp(<CompanySchedule />, { user });
  expect(await screen.findByText('No calls in the next 60 days')).toBeVisible();
});

const monday = '2026-11-23';
const thursday = dayAfter(monday, 3);
const ofJob = {
  'GET /api/jobs/j1/calls': () =>
    answer([
      buildCall({ name: 'Get-in', starts_on: thursday, ends_on: thursday }),
      buildCall({ id: 'c2', name: 'Show', starts_on: dayAfter(thursday), ends_on: dayAfter(thursday) }),
    ]),
  'GET /api/jobs/j1/roles': () => answer([buildRole()]),
};
const dialog = { jobId: 'j1', title: 'Winter Lights', onForm: jest.fn() };

it('posts a job again on other days, shows where its calls fall, and keeps their weekdays [R344]', async () => {
  const asked = api({ ...ofJob, 'POST /api/jobs/j1/duplicate': () => answer({ id: 'j2' }, { status: 201 }) });
  const onClose = jest.fn();
  const { person } = renderApp(<DuplicateDialog {...dialog} onClose={onClose} />, { user });
  const day = await screen.findByLabelText('First day');
  const proposed = (day as HTMLInputElement).value;
  expect(new Date(proposed).getUTCDay()).toBe(4);
  expect(proposed > wallTimeOf(new Date()).day).toBe(true);
  await person.clear(day);
  await person.type(day, '2035-03-05');
  expect(screen.getByText('Weekdays are kept, so it begins on Thu 8 Mar.')).toBeVisible();
  const calls = within(screen.getByRole('list', { name: 'Calls of the copy' })).getAllByRole('listitem');
  expect(calls.map(({ textContent }) => textContent)).toEqual([
    'Get-in: Thu 8 Mar, 08:00 to 23:30',
    'Show: Fri 9 Mar, 08:00 to 23:30',
  ]);
  await person.click(screen.getByRole('button', { name: 'Post the copy' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)).toMatchObject({ path: '/api/jobs/j1/duplicate', body: { first_day: '2035-03-05' } });
});

it('says that the job to copy could not be loaded, and looks again', async () => {
  let isDown = true;
  api({ ...ofJob, 'GET /api/jobs/j1/roles': () => (isDown ? refuse(500, 'Down') : answer([buildRole()])) });
  const { person } = renderApp(<DuplicateDialog {...dialog} onClose={jest.fn()} />, { user });
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('First day')).toBeVisible();
});

it('says which time of a copy is to follow since it does not exist on that day, and why it was not posted [R344]', async () => {
  const night = buildCall({ starts_on: '2026-11-22', starts_at: '01:30', ends_on: '2026-11-22', ends_at: '06:00' });
  api({
    ...ofJob,
    'GET /api/jobs/j1/calls': () => answer([night]),
    'POST /api/jobs/j1/duplicate': () => refuse(429, 'You can post 20 jobs a day.', 'TOO_MANY'),
  });
  const { person } = renderApp(<DuplicateDialog {...dialog} onClose={jest.fn()} />, { user });
  const day = await screen.findByLabelText('First day');
  await person.clear(day);
  await person.type(day, '2027-03-28');
  expect(screen.getByText('Sun 28 Mar, call time to follow')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Post the copy' }));
  expect(await screen.findByText('You can post 20 jobs a day.')).toBeVisible();
});

it('says what the roles cost that are booked and still to fill, to the company alone [R336]', async () => {
  const estimate = { lines: [], notes: [], total_pence: 54_750 };
  const roles = [
    buildRole({ estimate, positions: 3, filled: 1 }),
    buildRole({ id: 'r2', name: 'Runner', positions: 1, filled: 0 }),
  ];
  api({ ...ofJob, 'GET /api/jobs/j1/roles': () => answer(roles) });
  const app = renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  const cost = await screen.findByRole('region', { name: 'All roles' });
  expect(cost).toHaveTextContent('Booked, 1 person£547.50Still to fill, 3£1,095Estimate£1,642.50');
  expect(cost).toHaveTextContent('Roles without an amount or with times to follow are left out.');
  app.unmount();
  renderApp(<SchedulePage jobId="j1" mayEdit={false} />, { user });
  await screen.findByRole('region', { name: 'Calls' });
  expect(screen.queryByRole('region', { name: 'All roles' })).toBeNull();
});

it('finds cover also for one day of a role that is booked, and not for one without a place left [R390]', async () => {
  const roles = [
    buildRole({ positions: 1, filled: 1, free_call_ids: ['c1'] }),
    buildRole({ id: 'r2', name: 'Runner', positions: 1, filled: 1, free_call_ids: [] }),
  ];
  api({ ...ofJob, 'GET /api/jobs/j1/roles': () => answer(roles) });
  renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  const links = await screen.findAllByRole('link', { name: 'Find cover' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jobs/j1/cover/r1']);
});

it('says of each call who is booked on that very day, also once one of two was freed', async () => {
  const friday = buildCall({ id: 'c2', starts_on: '2026-11-27', ends_on: '2026-11-27' });
  const freed = { call_ids: ['c1', 'c2'], free_call_ids: ['c2'], filled_by_call: { c1: 1, c2: 0 } };
  api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ positions: 1, filled: 1, ...freed })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall(), friday]),
  });
  const { person } = renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  const calls = within(await screen.findByRole('region', { name: 'Calls' })).getAllByRole('listitem');
  expect(calls).toHaveLength(2);
  expect(calls[0]).toHaveTextContent('1 of 1 filled');
  expect(calls[1]).toHaveTextContent('0 of 1 filled');
  await person.click(screen.getByRole('button', { name: /^Edit Fri 27 Nov/ }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nobody is booked on it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove call' })).toBeEnabled();
});

it('asks why a call goes from a role that people are booked on, and says whom a new one does not reach [R341] [R343]', async () => {
  const friday = buildCall({ id: 'c2', starts_on: '2026-11-27', ends_on: '2026-11-27' });
  const saturday = buildCall({ id: 'c3', starts_on: '2026-11-28', ends_on: '2026-11-28' });
  let failuresLeft = 1;
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ call_ids: ['c1', 'c2'] })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall(), friday, saturday]),
    'PUT /api/roles/r1': () =>
      failuresLeft-- > 0 ? refuse(409, 'People are booked.', 'REASON_NEEDED') : answer(buildRole()),
  });
  const { person } = renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  await person.click(await screen.findByRole('button', { name: 'Edit Monitor engineer' }));
  const role = within(await screen.findByRole('dialog'));
  await person.click(role.getByRole('checkbox', { name: 'Fri 27 Nov' }));
  expect(role.queryByText(/keeps the calls they know/)).toBeNull();
  await person.click(role.getByRole('checkbox', { name: 'Sat 28 Nov' }));
  expect(role.getByText(/^Sat 28 Nov: for those you ask from now on/)).toBeVisible();
  await person.click(role.getByRole('button', { name: 'Save' }));
  await person.type(await role.findByLabelText('Reason'), 'Rain');
  await person.click(role.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saved).toMatchObject([{ call_ids: ['c1', 'c3'] }, { call_ids: ['c1', 'c3'], reason: 'Rain' }]);
});

it('asks why no more once the call stays [R341] [R343]', async () => {
  const friday = buildCall({ id: 'c2', starts_on: '2026-11-27', ends_on: '2026-11-27' });
  let failuresLeft = 1;
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ call_ids: ['c1', 'c2'] })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall(), friday]),
    'PUT /api/roles/r1': () =>
      failuresLeft-- > 0 ? refuse(409, 'People are booked.', 'REASON_NEEDED') : answer(buildRole()),
  });
  const { person } = renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  await person.click(await screen.findByRole('button', { name: 'Edit Monitor engineer' }));
  const role = within(await screen.findByRole('dialog'));
  await person.click(role.getByRole('checkbox', { name: 'Fri 27 Nov' }));
  await person.click(role.getByRole('button', { name: 'Save' }));
  await role.findByLabelText('Reason');
  expect(role.getByRole('button', { name: 'Save' })).toBeDisabled();
  await person.click(role.getByRole('checkbox', { name: 'Fri 27 Nov' }));
  expect(role.queryByLabelText('Reason')).toBeNull();
  await person.click(role.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saved.at(-1)).toMatchObject({ call_ids: ['c1', 'c2'] });
});
