import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@crewcall/contracts-jobs';
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

function Jobs(): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <MyJobs
      user={user}
      isPosting={false}
      onPosting={() => undefined}
      openJobId={open}
      onOpenJob={setOpen}
      applicantsOf={() => <p>Nobody yet</p>}
    />
  );
}

function show(job: Job, more: Record<string, Answer> = {}, at = '/') {
  const asked = api({
    [`GET /api/jobs/recruiter/${user.id}`]: () => answer([job], { total: 1 }),
    'GET /api/locations/search': () => answer([]),
    ...more,
  });
  return { asked, ...renderApp(<Jobs />, { user, at }) };
}

const field = (label: string): HTMLElement => screen.getByLabelText(label);

/** From the menu of the row. */
async function pick({ person }: RenderedApp, what: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'More for FOH Sound Engineer' }));
  await person.click(screen.getByRole('button', { name: what }));
}

describe('a posted job', () => {
  const job = buildJob({ event_date: dayAfterTomorrow });
  const withJob = (more: Record<string, Answer>) => show(job, more);

  it('is changed in the same form [R140]', async () => {
    const app = withJob({ [`PUT /api/jobs/${job.id}`]: () => answer(job) });
    await app.person.click(await screen.findByRole('button', { name: 'Edit FOH Sound Engineer' }));
    expect(field('End time')).toHaveValue('23:30');
    await app.person.clear(field('Rate'));
    await pasteInto(app.person, field('Rate'), '£340 a day');
    await app.person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.store.getState().toasts.queue[0]?.title).toBe('Job updated successfully!'));
    expect(app.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      rate: '£340 a day',
      duration_type: 'time',
      end_time: '23:30',
    });
  });

  it('says how many applied, how many of them are new, and names what can be done', async () => {
    const applied = buildJob({ event_date: dayAfterTomorrow, applicants: { total: 9, waiting: 3 } });
    const { person } = show(applied);
    const applicants = await screen.findByRole('button', { name: '9 applied 3 new, for FOH Sound Engineer' });
    expect(applicants).toHaveTextContent('9 applied3 new');
    await person.click(screen.getByRole('button', { name: 'More for FOH Sound Engineer' }));
    for (const what of ['Edit', 'Pause', 'Duplicate', 'Delete'])
      expect(screen.getByRole('button', { name: `${what} FOH Sound Engineer` })).toHaveTextContent(what);
  });

  it('says when a change failed [R140]', async () => {
    const app = withJob({ [`PUT /api/jobs/${job.id}`]: () => new Response(null, { status: 409 }) });
    await pick(app, 'Pause FOH Sound Engineer');
    await waitFor(() =>
      expect(app.store.getState().toasts.queue[0]?.title).toBe('Failed to update job. Please try again.'),
    );
    expect(app.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'paused' });
  });

  it('is deleted after a question that names it [R141]', async () => {
    const app = withJob({ [`DELETE /api/jobs/${job.id}`]: () => new Response(null, { status: 204 }) });
    await pick(app, 'Delete FOH Sound Engineer');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “FOH Sound Engineer”?' });
    await app.person.click(within(dialog).getByRole('button', { name: 'Delete job' }));
    await waitFor(() =>
      expect(app.store.getState().toasts.queue[0]).toMatchObject({ title: 'Job deleted successfully!' }),
    );
  });

  it('stays, with the reason, when it cannot be deleted [R141]', async () => {
    const app = withJob({ [`DELETE /api/jobs/${job.id}`]: () => refuse(409, 'Cancel the bookings first.') });
    await pick(app, 'Delete FOH Sound Engineer');
    await app.person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete job' }));
    expect(await screen.findByText('Cancel the bookings first.')).toBeVisible();
    expect(app.store.getState().toasts.queue[0]).toMatchObject({ title: 'Failed to delete job. Please try again.' });
  });
});

it('is opened again when it closed as filled and lost someone since, and says why not [R346]', async () => {
  const filled = buildJob({
    status: 'closed',
    closed_reason: 'filled',
    event_date: dayAfterTomorrow,
    positions_left: 1,
  });
  const answers = [refuse(409, 'Not with its last call over.', 'CANNOT_REOPEN'), answer(filled)];
  const app = show(filled, { [`PUT /api/jobs/${filled.id}/reopen`]: () => answers.shift() ?? answer(filled) });
  await pick(app, 'Open again FOH Sound Engineer');
  expect(await screen.findByText('Not with its last call over.')).toBeVisible();
  await pick(app, 'Open again FOH Sound Engineer');
  await waitFor(() => expect(app.store.getState().toasts.queue.at(-1)?.title).toBe('Job is open again'));
});

it.each([
  ['Pause', 'Pausing...', buildJob({ event_date: dayAfterTomorrow }), ''],
  ['Resume', 'Resuming...', buildJob({ event_date: dayAfterTomorrow, status: 'paused' }), ''],
  [
    'Open again',
    'Opening...',
    buildJob({ status: 'closed', closed_reason: 'filled', event_date: dayAfterTomorrow, positions_left: 1 }),
    '/reopen',
  ],
])('says that %s is under way, and takes no second press', async (what, words, job, path) => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const app = show(job, { [`PUT /api/jobs/${job.id}${path}`]: async () => (await gate, answer(job)) });
  await pick(app, `${what} FOH Sound Engineer`);
  expect(await screen.findByText(words)).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'More for FOH Sound Engineer' }));
  expect(screen.getByRole('button', { name: `${what} FOH Sound Engineer` })).toBeDisabled();
  finish();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it.each([
  ['Pause', buildJob({ event_date: dayAfterTomorrow, applicants: { total: 9, waiting: 3 } }), 'paused', 'Resume'],
  [
    'Resume',
    buildJob({ event_date: dayAfterTomorrow, status: 'paused', applicants: { total: 9, waiting: 3 } }),
    'active',
    'Pause',
  ],
] as const)('shows after %s what was answered, before its jobs are read again', async (what, job, status, next) => {
  const lists = [answer([job], { total: 1 })];
  const { applicants: _unsaid, ...answered } = job;
  const app = show(job, {
    [`GET /api/jobs/recruiter/${user.id}`]: () => lists.shift() ?? new Promise<Response>(() => undefined),
    [`PUT /api/jobs/${job.id}`]: () => answer({ ...answered, status }),
  });
  await pick(app, `${what} FOH Sound Engineer`);
  await waitFor(() => expect(app.store.getState().toasts.queue[0]?.title).toBe('Job updated successfully!'));
  expect(screen.getByRole('button', { name: '9 applied 3 new, for FOH Sound Engineer' })).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'More for FOH Sound Engineer' }));
  expect(screen.getByRole('button', { name: `${next} FOH Sound Engineer` })).toBeEnabled();
});

it('is not opened again while it is full, or when it closed otherwise [R346]', async () => {
  const full = buildJob({ status: 'closed', closed_reason: 'filled', positions_left: 0 });
  const over = buildJob({ status: 'closed', closed_reason: 'expired', positions_left: 1, id: 'over', title: 'Over' });
  const { person } = show(full, { [`GET /api/jobs/recruiter/${user.id}`]: () => answer([full, over], { total: 2 }) });
  for (const title of ['FOH Sound Engineer', 'Over']) {
    await person.click(await screen.findByRole('button', { name: `More for ${title}` }));
    expect(await screen.findByRole('button', { name: `Delete ${title}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open again/ })).toBeNull();
    await person.keyboard('{Escape}');
  }
});

it('duplicates a job into a new one, whose day is chosen anew when it is over [R130]', async () => {
  const past = buildJob({ status: 'closed', closed_reason: 'filled', event_date: '2020-11-26' });
  const app = show(past);
  await app.person.click(await screen.findByRole('button', { name: 'Duplicate FOH Sound Engineer' }));
  expect(await screen.findByRole('heading', { name: 'Post a job' })).toBeVisible();
  expect(field('Job title')).toHaveValue('FOH Sound Engineer');
  expect(field('Event date')).toHaveValue('');
  expect(screen.getByText('Crew can filter by it: £320 a day.')).toBeVisible();
});

it('leads from a page whose jobs were all deleted to the last one that has some', async () => {
  const list: Answer = ({ query }) => answer(query['page'] === '1' ? [buildJob()] : [], { total: 1 });
  const { address } = show(buildJob(), { [`GET /api/jobs/recruiter/${user.id}`]: list }, '/dashboard?tab=jobs&page=2');
  expect(await screen.findByText('FOH Sound Engineer')).toBeVisible();
  expect(address()).toBe('/dashboard?tab=jobs');
});
