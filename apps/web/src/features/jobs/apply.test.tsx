import { screen, waitFor } from '@testing-library/react';
import {
  answer,
  type Answer,
  api,
  buildUser,
  passTime,
  pasteInto,
  refuse,
  renderApp,
  stopClock,
  untilSettled,
} from '@crewcall/testing-web';
import type { AppStore } from '@crewcall/web-data-access';
import { buildJob } from './job.factory';
import { JobList } from './components/job-list';

const job = buildJob();
const user = buildUser();
/** What the sheet looks up: a job of one call and one role has nothing to choose. */
const noPlan: Record<string, Answer> = {
  [`GET /api/jobs/${job.id}/roles`]: () => answer([]),
  [`GET /api/jobs/${job.id}/calls`]: () => answer([]),
};
const routes = [
  { path: '/auth', element: <h1>Sign in here</h1> },
  { path: '/dashboard', element: <h1>Dashboard</h1> },
];
const toastOf = (store: AppStore) => {
  const { title, text } = store.getState().toasts.queue[0] ?? {};
  return { title, text };
};
function open(apply: Answer, who: typeof user | null = user) {
  let applied = false;
  const asked = api({
    ...noPlan,
    'GET /api/jobs': () => answer([{ ...job, applied }], { total: 1 }),
    [`POST /api/jobs/${job.id}/apply`]: (call) => {
      const given = apply(call);
      applied = given instanceof Response && given.ok;
      return given;
    },
  });
  return { asked, ...renderApp(<JobList />, { at: '/jobs', path: '/jobs', routes, ...(who ? { user: who } : {}) }) };
}
afterEach(() => jest.useRealTimers());

const press = async (person: { click: (element: Element) => Promise<void> }): Promise<void> =>
  person.click(await screen.findByRole('button', { name: 'Apply Now' }));

it('applies at once, says so and shows Applied [R146] [R147]', async () => {
  const { asked, person, store, address } = open(() => answer({ id: 'a1' }, { status: 201 }));
  await press(person);
  await screen.findByRole('button', { name: 'Applied' });
  const call = asked.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({ freelancerId: user.id, coverLetter: null });
  expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(toastOf(store)).toEqual({
    title: 'Application submitted',
    text: 'Your job application has been submitted successfully. Redirecting to dashboard...',
  });
  expect(address()).toBe('/jobs');
});

it('leads to the dashboard a second after the application was taken [R147]', async () => {
  const { person, address } = open(() => answer({ id: 'a1' }, { status: 201 }));
  const button = await screen.findByRole('button', { name: 'Apply Now' });
  stopClock();
  await person.click(button);
  await untilSettled(() => screen.queryByRole('button', { name: 'Applied' }) !== null);
  await passTime(999);
  expect(address()).toBe('/jobs');
  await passTime(1);
  expect(address()).toBe('/dashboard?tab=jobs');
});

it('sends a note when one is added [R146]', async () => {
  const { asked, person } = open(() => answer({ id: 'a1' }, { status: 201 }));
  await person.click(await screen.findByText('More Details'));
  await person.click(screen.getByRole('button', { name: 'Add a note' }));
  await pasteInto(person, await screen.findByRole('textbox', { name: /Note/ }), ' SD12 is my daily desk. ');
  const dialog = screen.getByRole('dialog');
  await person.click(dialog.querySelector('button[type=submit]') as Element);
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      coverLetter: 'SD12 is my daily desk.',
    }),
  );
});

it('states what is asked for where the job asks crew for their rate [R339]', async () => {
  const asking = { ...job, rate: '£280 to £340 a day' };
  const terms = { basis: 'day', mode: 'range', amount_pence: 28_000, amount_to_pence: 34_000 };
  const asked = api({
    ...noPlan,
    'GET /api/jobs': () => answer([asking], { total: 1 }),
    [`GET /api/jobs/${job.id}/roles`]: () => answer([{ id: 'r1', call_ids: [], terms }]),
    [`POST /api/jobs/${job.id}/apply`]: () => answer({ id: 'a1' }, { status: 201 }),
  });
  const { person } = renderApp(<JobList />, { at: '/jobs', path: '/jobs', routes, user });
  await person.click(await screen.findByText('More Details'));
  await person.click(screen.getByRole('button', { name: 'Add your rate or a note' }));
  const field = await screen.findByRole('textbox', { name: /Your rate in pounds a day/ });
  const send = () => person.click(screen.getByRole('dialog').querySelector('button[type=submit]') as Element);
  await pasteInto(person, field, 'plenty');
  await send();
  expect(await screen.findByText('Please enter the amount you ask for.')).toBeInTheDocument();
  await person.clear(field);
  await pasteInto(person, field, '£330.50');
  await send();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { freelancerId: user.id, coverLetter: null, asked_pence: 33_050 },
    ]),
  );
});

it('leads a signed-out visitor to sign up or in, and from there back to the open application [R145]', async () => {
  const { person, store, address } = open(() => refuse(500, 'never asked'), null);
  await press(person);
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(address()).toMatch(/^\/auth\?tab=signup&next=%2Fjobs%2F[\w-]+%3Fapply%3D1$/);
  expect(toastOf(store)).toEqual({ title: 'Login required', text: 'Please log in to apply for jobs.' });
});

it.each([
  ['its code', () => refuse(403, 'No.', 'AUTH_REQUIRED')],
  ['its words', () => refuse(403, 'Please log in first.', 'OTHER')],
])('leads to the sign-in page when the service asks for it by %s [R148]', async (_by, failure) => {
  const { person, store } = open(failure);
  await press(person);
  await screen.findByRole('heading', { name: 'Sign in here' });
  expect(toastOf(store)).toEqual({ title: 'Authentication required', text: 'Please log in to apply for jobs.' });
});

it.each([
  [
    () => refuse(409, 'You have already applied for this job.', 'ALREADY_APPLIED'),
    'You have already applied for this job.',
  ],
  [() => new Response('<html>', { status: 409 }), 'Failed to submit job application.'],
  [() => Response.error(), 'Failed to submit job application.'],
])('says why it failed, or that it did [R148]', async (failure, text) => {
  const { person, store } = open(failure);
  await press(person);
  await waitFor(() => expect(toastOf(store)).toEqual({ title: 'Application failed', text }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled());
});

it('does not let companies apply, and says why [R146]', async () => {
  const { person } = open(() => refuse(500, 'never asked'), buildUser({ role: 'recruiter' }));
  const button = await screen.findByRole('button', { name: 'Apply Now' });
  expect(button).toBeDisabled();
  await person.hover(button.parentElement as HTMLElement);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Only crew accounts can apply for jobs.');
});

it('leads the company whose job it is to its applicants', async () => {
  open(() => refuse(500, 'never asked'), buildUser({ id: job.recruiter_id ?? '', role: 'recruiter' }));
  expect(await screen.findByRole('link', { name: 'See Applicants' })).toHaveAttribute(
    'href',
    `/dashboard?tab=applications&view=board&job=${job.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
});

it('asks what the company asks before it applies, and sends the answers [R519]', async () => {
  const question = { kind: 'yes_no' as const, text: 'Can you drive?', choices: [], must_be_yes: true };
  const asking = buildJob({
    questions: [
      { id: 'q1', ...question },
      { id: 'q2', kind: 'number', text: 'How many years?', choices: [], must_be_yes: false },
      { id: 'q3', kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'], must_be_yes: false },
      { id: 'q4', kind: 'text', text: 'Have you worked here?', choices: [], must_be_yes: false },
    ],
  });
  const asked = api({
    ...noPlan,
    'GET /api/jobs': () => answer([asking], { total: 1 }),
    [`POST /api/jobs/${job.id}/apply`]: () => answer({ id: 'a1' }, { status: 201 }),
  });
  const { person } = renderApp(<JobList />, { at: '/jobs', path: '/jobs', routes, user });
  await press(person);
  const dialog = await screen.findByRole('dialog', { name: /Apply for/ });
  const send = () => person.click(dialog.querySelector('button[type=submit]') as Element);
  await send();
  expect(await screen.findAllByText('Please answer this question.')).toHaveLength(4);
  await person.selectOptions(screen.getByLabelText('Can you drive?'), 'No');
  await pasteInto(person, screen.getByLabelText('How many years?'), 'four');
  await person.selectOptions(screen.getByLabelText('Which shift?'), 'Night');
  await pasteInto(person, screen.getByLabelText('Have you worked here?'), ' Four times ');
  await send();
  expect(await screen.findByText('Please enter a number of at most 1,000,000.')).toBeVisible();
  await person.clear(screen.getByLabelText('How many years?'));
  await pasteInto(person, screen.getByLabelText('How many years?'), '4');
  await send();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        freelancerId: user.id,
        coverLetter: null,
        answers: [
          { question_id: 'q1', value: false },
          { question_id: 'q2', value: 4 },
          { question_id: 'q3', value: 'Night' },
          { question_id: 'q4', value: 'Four times' },
        ],
      },
    ]),
  );
});

it('asks which calls and roles this person can do, and for a rate only where one of those asks [R520]', async () => {
  const call = (id: string, starts_on: string) => ({ id, starts_on, starts_at: '08:00', name: null });
  const roles = [
    { id: 'r1', name: 'Rigger', call_ids: ['c1', 'c2', 'c3'], terms: { basis: 'day', mode: 'set' } },
    { id: 'r2', name: 'Driver', call_ids: ['c1'], terms: { basis: 'hour', mode: 'ask' } },
  ];
  const asked = api({
    ...noPlan,
    'GET /api/jobs': () => answer([job], { total: 1 }),
    [`GET /api/jobs/${job.id}/roles`]: () => answer(roles),
    [`GET /api/jobs/${job.id}/calls`]: () =>
      answer([call('c1', '2026-11-25'), call('c2', '2026-11-26'), call('c3', '2026-11-27')]),
    [`POST /api/jobs/${job.id}/apply`]: () => answer({ id: 'a1' }, { status: 201 }),
  });
  const { person } = renderApp(<JobList />, { at: '/jobs', path: '/jobs', routes, user });
  await person.click(await screen.findByText('More Details'));
  await person.click(screen.getByRole('button', { name: 'Add a note' }));
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const calls = ['Wed 25 Nov, 08:00', 'Thu 26 Nov, 08:00', 'Fri 27 Nov, 08:00'];
  expect(await screen.findByRole('checkbox', { name: calls[0] })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Your rate in pounds an hour/ })).toBeVisible();
  await person.click(box('Driver'));
  expect(screen.queryByRole('textbox', { name: /Your rate/ })).toBeNull();
  for (const name of calls) await person.click(box(name));
  const send = () => person.click(screen.getByRole('dialog').querySelector('button[type=submit]') as Element);
  await send();
  expect(await screen.findByText('Please choose at least one call.')).toBeVisible();
  for (const name of calls.slice(1)) await person.click(box(name));
  expect(screen.queryByText('Please choose at least one call.')).toBeNull();
  await send();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { freelancerId: user.id, coverLetter: null, role_ids: ['r1'], call_ids: ['c2', 'c3'] },
    ]),
  );
});
