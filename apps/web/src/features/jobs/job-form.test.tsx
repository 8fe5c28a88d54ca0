import { screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  type Answer,
  api,
  buildUser,
  pasteInto,
  refuse,
  renderApp,
  type RenderedApp,
} from '@crewcall/testing-web';
import { useState, type ReactNode } from 'react';
import { buildJob } from './job.factory';
import { MyJobs } from './components/my-jobs';

const user = buildUser({ role: 'recruiter', company_name: 'Northlight Productions' });
const dayAfterTomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

function Jobs({ who, startsPosting }: { who: typeof user; startsPosting: boolean }): ReactNode {
  const [isPosting, setPosting] = useState(startsPosting);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <MyJobs
      user={who}
      isPosting={isPosting}
      onPosting={setPosting}
      openJobId={open}
      onOpenJob={setOpen}
      applicantsOf={() => <p>Nobody yet</p>}
    />
  );
}

function show({
  who = user,
  post,
  more = {},
  startsPosting = true,
}: { who?: typeof user; post?: Answer; more?: Record<string, Answer>; startsPosting?: boolean } = {}) {
  const asked = api({
    [`GET /api/jobs/recruiter/${who.id}`]: () => answer([], { total: 0 }),
    'GET /api/locations/search': () => answer([]),
    ...(post ? { 'POST /api/jobs': post } : {}),
    ...more,
  });
  return { asked, ...renderApp(<Jobs who={who} startsPosting={startsPosting} />, { user: who }) };
}

const field = (label: string | RegExp): HTMLElement => screen.getByLabelText(label);
const send = async ({ person }: RenderedApp, name = 'Post job'): Promise<void> =>
  person.click(screen.getByRole('button', { name }));
async function fill({ person }: RenderedApp): Promise<void> {
  await pasteInto(person, field('Job title'), ' FOH Sound Engineer ');
  await pasteInto(person, field('Location'), 'Manchester');
  await pasteInto(person, field('Rate'), '£320 a day');
  await pasteInto(person, field('Description'), 'Product launch.');
  await person.type(field('Event date'), dayAfterTomorrow);
  await person.selectOptions(field('Duration type'), 'days');
  await person.type(field('Days'), '2');
}

it('is not sent before everything that is needed is there [R131]', async () => {
  const app = show();
  await send(app);
  for (const words of [
    'Please enter a job title.',
    'Please enter a location.',
    'Please enter a rate.',
    'Please describe the job.',
    'Please choose the event date.',
    'Please choose how the duration is given.',
  ]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  await app.person.click(screen.getByRole('radio', { name: /Contract/ }));
  await send(app);
  expect(await screen.findByText('Please choose a contract type.')).toBeVisible();
  expect(app.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('wants the end after the start, unless the call ends on the next day [R132]', async () => {
  const app = show();
  await app.person.selectOptions(field('Duration type'), 'time');
  await app.person.type(field('Start time'), '22:00');
  await app.person.type(field('End time'), '04:00');
  await send(app);
  expect(await screen.findByText('End time must be after start time')).toBeVisible();
  await app.person.click(screen.getByRole('checkbox', { name: 'Ends next day' }));
  await waitFor(() => expect(screen.queryByText('End time must be after start time')).not.toBeInTheDocument());
});

it.each([
  ['days', 'Days', '0', 'Days must be a whole number from 1 to 365.'],
  ['days', 'Days', '1.5', 'Days must be a whole number from 1 to 365.'],
  ['hours', 'Hours', '-2', 'Hours must be a whole number from 1 to 1000.'],
])('refuses %s that are not a whole number from 1 [R133]', async (type, label, value, words) => {
  const app = show();
  await app.person.selectOptions(field('Duration type'), type);
  await app.person.type(field(label), value);
  await send(app);
  expect(await screen.findByText(words)).toBeVisible();
});

it('empties what belonged to another duration or job type [R134] [R135] [R136]', async () => {
  const app = show();
  await app.person.selectOptions(field('Duration type'), 'days');
  await app.person.type(field('Days'), '3');
  await app.person.selectOptions(field('Duration type'), 'hours');
  await app.person.selectOptions(field('Duration type'), 'days');
  expect(field('Days')).toHaveValue(null);
  await app.person.click(screen.getByRole('radio', { name: /Contract/ }));
  expect(field('Salary')).toBeVisible();
  expect(
    within(field('Contract type'))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(['', 'full-time', 'part-time', 'fixed-term']);
  await app.person.selectOptions(field('Contract type'), 'full-time');
  await app.person.click(screen.getByRole('radio', { name: /Gig/ }));
  await app.person.click(screen.getByRole('radio', { name: /Contract/ }));
  expect(field('Contract type')).toHaveValue('');
});

it('posts as this company, without empty fields, its place hidden where wanted, and says so [R137] [R139] [R347]', async () => {
  const app = show({ post: () => answer(buildJob(), { status: 201 }) });
  await fill(app);
  await app.person.type(field(/Required skills/), ' RF {Enter}rf{Enter}');
  await app.person.click(field(/Show the exact place only/));
  await send(app);
  expect(await screen.findByText('No Jobs Posted Yet')).toBeVisible();
  const call = app.asked.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({
    title: 'FOH Sound Engineer',
    type: 'freelance',
    location: 'Manchester',
    hides_place: true,
    rate: '£320 a day',
    description: 'Product launch.',
    event_date: dayAfterTomorrow,
    duration_type: 'days',
    days: 2,
    positions: 1,
    skills: ['RF'],
    recruiter_id: user.id,
    company: 'Northlight Productions',
    status: 'active',
  });
  expect(app.store.getState().toasts.queue[0]).toMatchObject({ title: 'Job posted', tone: 'good' });
});

it('needs a company name first, and says where to add it [R138]', async () => {
  const app = show({ who: buildUser({ role: 'recruiter', company_name: ' ' }) });
  await fill(app);
  await send(app);
  const words = 'Please complete your company profile first. Make sure to add your company name.';
  await waitFor(() => expect(app.store.getState().toasts.queue[0]).toMatchObject({ title: words, tone: 'bad' }));
  expect(screen.getByText((text) => text.trim() === words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Company Profile' })).toHaveAttribute('href', '/dashboard?tab=profile');
  expect(app.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('keeps every value when the service refuses, and puts its words beside the field [R139]', async () => {
  const app = show({
    post: () =>
      refuse(400, 'Too long.', 'VALIDATION_FAILED', [
        { field: 'title', message: 'Title must be at most 120 characters long.' },
      ]),
  });
  await fill(app);
  await send(app);
  expect(await screen.findByText('Title must be at most 120 characters long.')).toBeVisible();
  expect(screen.getByText('Too long.')).toBeVisible();
  expect(field('Job title')).toHaveValue(' FOH Sound Engineer ');
  expect(app.store.getState().toasts.queue[0]).toMatchObject({ title: 'Failed to post job.', text: 'Too long.' });
});

it('keeps what was written when the form is closed by accident [R130]', async () => {
  const app = show();
  await pasteInto(app.person, field('Job title'), 'Half a job');
  await app.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await app.person.click(await screen.findByRole('button', { name: 'Post Your First Job' }));
  expect(field('Job title')).toHaveValue('Half a job');
  await app.person.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(field('Job title')).toHaveValue('');
});

it('asks applicants up to five questions, each judged before it is sent [R519]', async () => {
  const app = show({ post: () => answer(buildJob(), { status: 201 }) });
  await fill(app);
  const { person } = app;
  await person.click(screen.getByRole('button', { name: 'Ask applicants a question' }));
  await send(app);
  expect(await screen.findByText('Please write the question on one line of at most 200 characters.')).toBeVisible();
  await pasteInto(person, field('Question 1'), 'Can you drive?');
  await person.click(field('Must be yes'));
  for (const more of [2, 3, 4, 5]) {
    await person.click(screen.getByRole('button', { name: 'Add a question' }));
    await pasteInto(person, field(`Question ${more}`), `Number ${more}?`);
  }
  expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove question 5' }));
  await person.click(screen.getByRole('button', { name: 'Remove question 4' }));
  await person.selectOptions(field('Answer to question 2'), 'A number');
  await person.selectOptions(field('Answer to question 3'), 'One of several choices');
  await person.type(field('Choices of question 3'), 'Day{Enter}Night{Enter}');
  await send(app);
  const none = { choices: [], must_be_yes: false };
  await waitFor(() =>
    expect(app.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      questions: [
        { id: '', kind: 'yes_no', text: 'Can you drive?', choices: [], must_be_yes: true },
        { id: '', kind: 'number', text: 'Number 2?', ...none },
        { id: '', kind: 'choice', text: 'Number 3?', choices: ['Day', 'Night'], must_be_yes: false },
      ],
    }),
  );
});
