import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import type { Application, ApplicationStatus } from '@crewcall/contracts-jobs';
import { baseApi } from '@crewcall/web-data-access';
import { buildApplication, buildCounts } from './application.factory';
import { JobApplicants } from './components/job-applicants';
import { RecruiterApplications } from './components/recruiter-applications';

const user = buildUser({
  id: '0190b6a0-0000-7000-8000-000000000002',
  role: 'recruiter',
  company_name: 'Northlight Productions',
});
const list = `GET /api/recruiter/${user.id}/applications`;

/** A service that remembers: whatever was answered last is what is listed next. */
function open(applications: Application[], more: Record<string, Answer> = {}, at = '/dashboard?tab=applications') {
  const service = { applications };
  const asked = api({
    [list]: () => answer(service.applications, { total: service.applications.length }),
    'GET /api/applications/counts': () =>
      answer(buildCounts({ total: 21, applied: 7, reviewed: 4, shortlisted: 3, hired: 2, rejected: 5 })),
    ...more,
  });
  return { service, asked, ...renderApp(<RecruiterApplications userId={user.id} />, { user, at }) };
}
const row = async (name: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
};
const toasts = ({ store }: ReturnType<typeof open>) =>
  store.getState().toasts.queue.map(({ title, text }) => [title, text]);

it('shows who applied, for what, where it stands, and whether they are free [R149]', async () => {
  open([
    buildApplication(),
    buildApplication({
      id: 'c2',
      freelancer_profile: {
        first_name: 'Meera',
        last_name: 'Shah',
        availability_status: 'busy',
        experience_years: null,
      },
    }),
  ]);
  const first = await row('Priya Nair');
  for (const words of ['FOH and systems engineer, 12 years', 'Pending', 'Available'])
    expect(first).toHaveTextContent(words);
  expect(await row('Meera Shah')).toHaveTextContent('Busy');
  const job = screen.getByRole('region', { name: 'Applications for FOH Sound Engineer' });
  for (const words of ['26', 'Nov', 'Manchester, £320 a day', '2 applied']) expect(job).toHaveTextContent(words);
});

it.each([
  ['a page of more', '/dashboard?tab=applications', 26],
  ['one state', '/dashboard?tab=applications&state=open', 1],
  ['a search', '/dashboard?tab=applications&q=priya', 1],
])('calls those of a job shown, not all that applied, on %s', async (_what, at, total) => {
  open([], { [list]: () => answer([buildApplication()], { total }) }, at);
  await row('Priya Nair');
  const job = screen.getByRole('region', { name: 'Applications for FOH Sound Engineer' });
  expect(within(job).getByText('1 shown')).toBeVisible();
});

it('says what each applicant of a job asks for, lowest first where that is wanted [R339]', async () => {
  const applications = [
    buildApplication({ asked_pence: 33_000, asked_basis: 'day' }),
    buildApplication({ id: 'c2', asked_pence: null, freelancer_profile: { first_name: 'Meera', last_name: 'Shah' } }),
  ];
  const asked = api({ [list]: () => answer(applications, { total: 2 }) });
  const { person, address } = renderApp(<JobApplicants userId={user.id} jobId="j1" />, {
    user,
    at: '/dashboard?job=j1',
  });
  expect(await row('Priya Nair')).toHaveTextContent('FOH and systems engineer, 12 years. Asks £330 a day');
  expect(await row('Meera Shah')).not.toHaveTextContent('Asks');
  await person.selectOptions(screen.getByLabelText('Order of applicants'), 'Lowest rate first');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ job_id: 'j1', sort: 'asked' }));
  expect(address()).toBe('/dashboard?job=j1&order=asked');
});

it('sums up the states and filters by them in the address [R157]', async () => {
  const { asked, person, address } = open([buildApplication()]);
  expect(await screen.findByText('Shortlisted')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'To decide 14' }));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=applications&state=open'));
  await waitFor(() => expect(asked.some(({ query }) => query['status'] === 'applied,reviewed,shortlisted')).toBe(true));
  expect(screen.getByRole('button', { name: 'To decide 14' })).toHaveAttribute('aria-pressed', 'true');
});

it.each<[ApplicationStatus, boolean]>([
  ['applied', true],
  ['reviewed', true],
  ['shortlisted', true],
  ['hired', false],
  ['rejected', false],
  ['withdrawn', false],
])('offers to decide while the state is %s: %s [R150]', async (status, isOffered) => {
  open([buildApplication({ status })]);
  const item = await row('Priya Nair');
  for (const name of ['Accept Priya Nair', 'Reject Priya Nair'])
    expect(Boolean(within(item).queryByRole('button', { name }))).toBe(isOffered);
});

it('hires after a question that names the person [R151]', async () => {
  const app = open([buildApplication()], {
    'PUT /api/applications/0190b6a0-0000-7000-8000-0000000000c1/accept': () => {
      app.service.applications = [buildApplication({ status: 'hired', job_status: 'closed' })];
      return answer(app.service.applications[0]);
    },
  });
  await app.person.click(within(await row('Priya Nair')).getByRole('button', { name: 'Accept Priya Nair' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hire Priya Nair?' });
  expect(dialog).toHaveTextContent('For FOH Sound Engineer, Thu 26 Nov.');
  await app.person.click(within(dialog).getByRole('button', { name: 'Hire Priya Nair' }));
  await waitFor(async () => expect(await row('Priya Nair')).toHaveTextContent('Hired'));
  expect(toasts(app)).toEqual([['Applicant hired!', 'Priya Nair, FOH Sound Engineer.']]);
  expect(screen.getByRole('region', { name: /FOH/ })).toHaveTextContent('Closed');
});

it('says beside the person why a hire failed [R151]', async () => {
  const app = open([buildApplication()], {
    'PUT /api/applications/0190b6a0-0000-7000-8000-0000000000c1/accept': () =>
      refuse(409, 'This job has already been filled.'),
  });
  await app.person.click(await screen.findByRole('button', { name: 'Accept Priya Nair' }));
  await app.person.click(await screen.findByRole('button', { name: 'Hire Priya Nair' }));
  expect(await within(await row('Priya Nair')).findByRole('alert')).toHaveTextContent(
    'This job has already been filled.',
  );
  expect(toasts(app)).toEqual([['Error', 'Failed to hire applicant.']]);
});

it('marks an application as under review when its details are opened, once [R150]', async () => {
  const app = open([buildApplication()], {
    'PUT /api/applications/0190b6a0-0000-7000-8000-0000000000c1/review': () =>
      answer(buildApplication({ status: 'reviewed' })),
  });
  const details = await screen.findByRole('button', { name: 'Details of Priya Nair' });
  await app.person.click(details);
  expect(await screen.findByText('“SD12 is my daily desk.”')).toBeVisible();
  await waitFor(async () => expect(await row('Priya Nair')).toHaveTextContent('Under Review'));
  await app.person.click(details);
  await app.person.click(details);
  expect(app.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('shortlists at once, and takes it back with a word when that fails [R150]', async () => {
  const app = open([buildApplication()], {
    'PUT /api/applications/0190b6a0-0000-7000-8000-0000000000c1/shortlist': () => refuse(409, 'Too late.'),
  });
  await app.person.click(await screen.findByRole('button', { name: 'Shortlist Priya Nair' }));
  expect(await within(await row('Priya Nair')).findByRole('alert')).toHaveTextContent('Too late.');
  await waitFor(async () => expect(await row('Priya Nair')).toHaveTextContent('Pending'));
});

it('hides a decided application from this list only [R154]', async () => {
  const app = open([buildApplication({ status: 'rejected' })], {
    'DELETE /api/applications/0190b6a0-0000-7000-8000-0000000000c1': () => {
      app.service.applications = [];
      return new Response(null, { status: 204 });
    },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Hide Priya Nair' }));
  expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  expect(toasts(app)[0]?.[0]).toBe('Application hidden');
});

it('shows a new applicant by itself as soon as the events arrive [R192]', async () => {
  const app = open([]);
  expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  app.service.applications = [buildApplication()];
  // What the live channel's event does.
  app.store.dispatch(baseApi.util.invalidateTags(['Application']));
  expect(await row('Priya Nair')).toHaveTextContent('Pending');
});

it('says what happened when the list does not load, and tries again', async () => {
  let works = false;
  const app = open([], {
    [list]: () => (works ? answer([buildApplication()], { total: 1 }) : refuse(403, 'Access denied')),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Access denied');
  works = true;
  await app.person.click(screen.getByRole('button', { name: 'Retry' }));
  await row('Priya Nair');
});

it('cancels a booking only for a reason, which is sent [R141]', async () => {
  const booking = buildApplication({ status: 'hired', job_status: 'closed', job_event_date: '2099-11-26' });
  const { person, asked, store } = open([booking], {
    [`PUT /api/applications/${booking.id}/cancel`]: () => answer({ ...booking, status: 'rejected' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Details of Priya Nair' }));
  await person.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the booking of Priya Nair?' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(within(dialog).getByText('Please say why the booking is cancelled.')).toBeVisible();
  await pasteInto(person, within(dialog).getByLabelText('Reason'), ' Called off. ');
  await person.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Booking cancelled'));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'Called off.' });
});

it('marks who answered no where yes is wanted, and shows what they answered [R519]', async () => {
  const asked = { question_id: 'q1', kind: 'yes_no', question: 'Can you drive?', must_be_yes: true } as const;
  const { person } = open(
    [
      buildApplication({ answers: [{ ...asked, value: false }] }),
      buildApplication({ id: 'c2', answers: [{ ...asked, value: true }], freelancer_profile: { first_name: 'Meera' } }),
    ],
    { 'PUT /api/applications/0190b6a0-0000-7000-8000-0000000000c1/review': () => answer(buildApplication()) },
  );
  expect(await row('Priya Nair')).toHaveTextContent('Answered no where you want yes');
  expect(await row('Meera Nair')).not.toHaveTextContent('Answered no');
  await person.click(screen.getByRole('button', { name: 'Details of Priya Nair' }));
  expect(screen.getByRole('term')).toHaveTextContent('Can you drive?');
  expect(screen.getByRole('definition')).toHaveTextContent('NoYes wanted');
});

it('says which calls and roles each applied for, also before one is hired [R520]', async () => {
  const calls = ['2026-11-26', '2026-11-27'].map((starts_on) => ({ id: starts_on, name: null, starts_on }));
  const { person } = open([buildApplication({ chosen: { roles: ['Rigger'], calls, of_calls: 3 } })]);
  const words = 'Can do Thu 26 Nov and Fri 27 Nov, 2 of 3 calls. For Rigger';
  expect(await row('Priya Nair')).toHaveTextContent(words);
  await person.click(screen.getByRole('button', { name: 'Accept Priya Nair' }));
  expect(await screen.findByText(`${words}. This books all calls of the role.`)).toBeVisible();
});

it('leads from a page whose applicants were all answered to the last one that has some', async () => {
  const { address } = open(
    [],
    { [list]: ({ query }) => answer(query['page'] === '1' ? [buildApplication()] : [], { total: 1 }) },
    '/dashboard?tab=applications&state=applied&page=2',
  );
  expect(await row('Priya Nair')).toBeVisible();
  expect(address()).toBe('/dashboard?tab=applications&state=applied');
});
