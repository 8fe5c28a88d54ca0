import { screen, waitFor, within } from '@testing-library/react';
import type { SavePlanRequest } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { answer, type Answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import type { ReactNode } from 'react';
import { JobForm } from '../../features/jobs/components/job-form';
import { MyJobs } from '../../features/jobs/components/my-jobs';
import { buildJob } from '../../features/jobs/job.factory';
import { usePlanSlot } from './post-plan';

const user = buildUser({ role: 'recruiter', company_name: 'Northlight Productions' });

function Posting({ onPosting }: { onPosting: (isPosting: boolean) => void }): ReactNode {
  return (
    <MyJobs
      user={user}
      isPosting
      onPosting={onPosting}
      openJobId={null}
      onOpenJob={jest.fn()}
      applicantsOf={() => null}
      plan={usePlanSlot()}
    />
  );
}

function Editing({ job }: { job: Job }): ReactNode {
  return <JobForm {...{ user, job }} plan={usePlanSlot()} onDone={jest.fn()} onCancel={jest.fn()} />;
}

async function open(more: Record<string, Answer> = {}) {
  const asked = api({
    [`GET /api/jobs/recruiter/${user.id}`]: () => answer([], { total: 0 }),
    'GET /api/locations/search': () => answer([]),
    'POST /api/jobs': () => answer(buildJob({ id: 'j1' }), { status: 201 }),
    'PUT /api/jobs/j1/plan': () => answer({ calls: [], roles: [] }),
    ...more,
  });
  const onPosting = jest.fn();
  const { person, store, unmount } = renderApp(<Posting onPosting={onPosting} />, { user });
  const fill = (label: string, text: string) => pasteInto(person, screen.getByLabelText(label), text);
  await fill('Job title', 'FOH Sound Engineer');
  await fill('Location', 'Manchester');
  await fill('Rate', '£320 a day');
  await fill('Description', 'A festival.');
  await fill('Event date', '2035-06-12');
  await person.selectOptions(screen.getByLabelText('Duration type'), 'time');
  await person.type(screen.getByLabelText('Start time'), '08:00');
  await person.type(screen.getByLabelText('End time'), '23:30');
  await person.click(screen.getByRole('button', { name: 'Add calls and roles' }));
  await screen.findByRole('region', { name: 'Roles' });
  const sent = (path: string) => asked.filter((request) => request.path === path && request.method !== 'GET');
  /** The dialog arrives with its code. */
  const dialog = async () => within(await screen.findByRole('dialog'));
  const press = async (name: string): Promise<void> => person.click(screen.getByRole('button', { name }));
  return { person, press, sent, dialog, onPosting, store, unmount };
}

it('unfolds to calls and roles that begin as the plain form, and posts both [R329]', async () => {
  const { person, press, sent, dialog, onPosting } = await open();
  expect(screen.getByRole('region', { name: 'Calls' })).toHaveTextContent('08:00 to 23:30');
  expect(screen.getByRole('region', { name: 'Roles' })).toHaveTextContent('£320 a day, about £584 for the day');
  expect(screen.queryByLabelText('Event date')).toBeNull();
  await press('Copy Tue 12 Jun to next day');
  await press('Edit Wed 13 Jun');
  let opened = await dialog();
  await pasteInto(person, opened.getByLabelText(/^Name/), 'Get-out');
  await person.click(opened.getByRole('button', { name: 'Save' }));
  await press('Duplicate FOH Sound Engineer');
  await person.click(screen.getAllByRole('button', { name: 'Edit FOH Sound Engineer' })[1] as HTMLElement);
  opened = await dialog();
  await person.clear(opened.getByLabelText('Role'));
  await pasteInto(person, opened.getByLabelText('Role'), 'Stage hand');
  await person.selectOptions(opened.getByLabelText('Based on'), '5-hour minimum call');
  await person.clear(opened.getByLabelText('Amount (£)'));
  await person.type(opened.getByLabelText('Amount (£)'), '22');
  await person.click(opened.getByRole('checkbox', { name: 'Tue 12 Jun' }));
  await person.click(opened.getByRole('button', { name: 'Save' }));
  await press('Post job');
  await waitFor(() => expect(onPosting).toHaveBeenCalledWith(false));
  expect(sent('/api/jobs')[0]?.body).toMatchObject({ event_date: '2035-06-12', positions: 2, rate: '£320 a day' });
  const plan = sent('/api/jobs/j1/plan')[0]?.body as SavePlanRequest;
  expect(plan.calls.map(({ name, starts_on, ends_at }) => [name, starts_on, ends_at])).toEqual([
    [null, '2035-06-12', '23:30'],
    ['Get-out', '2035-06-13', '23:30'],
  ]);
  expect(plan.roles).toMatchObject([
    { name: 'FOH Sound Engineer', positions: 1, terms: { basis: 'day', amount_pence: 32_000, overtime_factor: 150 } },
    { name: 'Stage hand', calls: [1], terms: { basis: 'hour', amount_pence: 2_200, minimum_hours: 5 } },
  ]);
});

it('says what is wrong with a call, and which two one person could not work [R330]', async () => {
  const { person, press, sent, dialog } = await open();
  await press('Edit Tue 12 Jun');
  let opened = await dialog();
  const end = opened.getByLabelText('Estimated end');
  await person.clear(end);
  await person.type(end, '07:00');
  await person.click(opened.getByRole('button', { name: 'Save' }));
  expect(opened.getByText('End time must be after start time')).toBeVisible();
  await person.click(opened.getByRole('checkbox', { name: 'Ends next day' }));
  await person.click(opened.getByRole('button', { name: 'Save' }));
  await press('Add call');
  opened = await dialog();
  await pasteInto(person, opened.getByLabelText(/^Name/), 'Get-out');
  await person.click(opened.getByRole('button', { name: 'Add call' }));
  await press('Post job');
  expect(await screen.findByText('Tue 12 Jun and Get-out overlap. One person cannot work both.')).toBeVisible();
  expect(sent('/api/jobs')).toEqual([]);
});

it('posts once when its calls and roles are refused, and says so', async () => {
  let failuresLeft = 1;
  const { press, sent, onPosting, store } = await open({
    'PUT /api/jobs/j1/plan': () =>
      failuresLeft-- > 0
        ? refuse(409, 'A job has at most 60 calls.', 'TOO_MANY_CALLS')
        : answer({ calls: [], roles: [] }),
    'PUT /api/jobs/j1': () => answer(buildJob({ id: 'j1' })),
  });
  await press('Post job');
  const words = 'Job posted, but its calls and roles were not saved';
  expect(await screen.findByText(`${words}. A job has at most 60 calls.`)).toBeVisible();
  expect(store.getState().toasts.queue[0]).toMatchObject({ title: words, text: 'A job has at most 60 calls.' });
  await press('Save');
  await waitFor(() => expect(onPosting).toHaveBeenCalledWith(false));
  expect(sent('/api/jobs')).toHaveLength(1);
  expect(sent('/api/jobs/j1/plan')).toHaveLength(2);
});

it('keeps calls and roles that were refused for the job that is posted, and for no other', async () => {
  const { press, sent, person, unmount } = await open({
    'PUT /api/jobs/j1/plan': () => refuse(409, 'A job has at most 60 calls.', 'TOO_MANY_CALLS'),
    'PUT /api/jobs/j1': () => answer(buildJob({ id: 'j1' })),
  });
  await press('Post job');
  await screen.findByText(/A job has at most 60 calls\.$/);
  unmount();
  const another = renderApp(<Posting onPosting={jest.fn()} />, { user });
  expect(screen.getByLabelText('Job title')).toHaveValue('');
  another.unmount();
  renderApp(<Editing job={buildJob({ id: 'j1' })} />, { user });
  expect(screen.getByText('We kept what you had written.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Roles' })).toHaveTextContent('FOH Sound Engineer');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('/api/jobs/j1/plan')).toHaveLength(2));
  expect(sent('/api/jobs')).toHaveLength(1);
});

const postedAt = '2035-06-01T09:00:00.000Z';

/** Posted without its calls and roles, and left. */
async function leaveRefused(failure: () => ReturnType<typeof refuse>) {
  const opened = await open({
    'POST /api/jobs': () => answer(buildJob({ id: 'j1', updated_at: postedAt }), { status: 201 }),
    'PUT /api/jobs/j1/plan': failure,
    'PUT /api/jobs/j1': () => answer(buildJob({ id: 'j1' })),
  });
  await opened.press('Post job');
  await screen.findByText(/^Job posted, but its calls and roles were not saved/);
  opened.unmount();
  const plans = () => opened.sent('/api/jobs/j1/plan').map(({ body }) => body as SavePlanRequest);
  return { ...opened, plans };
}

it('gives up calls and roles that were refused once the job has others, and keeps what else was typed', async () => {
  const { person, press, sent, plans } = await leaveRefused(() => refuse(503, 'Not now.', 'UNAVAILABLE'));
  const since = buildJob({ id: 'j1', updated_at: '2035-06-02T09:00:00.000Z', event_date: '2035-06-20', positions: 4 });
  const asked = plans().length;
  renderApp(<Editing job={since} />, { user });
  expect(screen.getByRole('link', { name: 'Calls and crew' })).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('A festival.');
  await pasteInto(person, screen.getByLabelText('Job title'), ' 2');
  await press('Save');
  await waitFor(() => expect(sent('/api/jobs/j1')).toHaveLength(1));
  expect(sent('/api/jobs/j1')[0]?.body).toMatchObject({
    title: 'FOH Sound Engineer 2',
    event_date: '2035-06-20',
    positions: 4,
    start_time: '08:00',
  });
  expect(plans()).toHaveLength(asked);
});

it('writes nothing of a job that is found changed only when its kept calls and roles are sent', async () => {
  const words = 'This job has changed meanwhile. Please open it again.';
  const { press, sent, plans } = await leaveRefused(() => refuse(409, words, 'PLAN_CHANGED'));
  renderApp(<Editing job={buildJob({ id: 'j1', updated_at: postedAt })} />, { user });
  await screen.findByRole('region', { name: 'Roles' });
  await press('Save');
  expect(await screen.findByText(words)).toBeVisible();
  expect(plans().map(({ since }) => since)).toEqual([postedAt, postedAt]);
  expect(sent('/api/jobs/j1')).toEqual([]);
});

it('saves the rest of a job whose people were asked before its kept calls and roles were sent', async () => {
  const words = 'People have been asked already. Change calls and roles one by one.';
  const { press, sent, plans } = await leaveRefused(() => refuse(409, words, 'PLAN_TAKEN'));
  renderApp(<Editing job={buildJob({ id: 'j1', updated_at: postedAt })} />, { user });
  await screen.findByRole('region', { name: 'Roles' });
  await press('Save');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calls and crew' })).toBeVisible();
  await press('Save');
  await waitFor(() => expect(sent('/api/jobs/j1')).toHaveLength(1));
  expect(plans()).toHaveLength(2);
});

it('is being saved until its calls and roles are', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const { press, sent, onPosting } = await open({
    'PUT /api/jobs/j1/plan': async () => (await gate, answer({ calls: [], roles: [] })),
  });
  await press('Post job');
  await waitFor(() => expect(sent('/api/jobs/j1/plan')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  finish();
  await waitFor(() => expect(onPosting).toHaveBeenCalledWith(false));
});
