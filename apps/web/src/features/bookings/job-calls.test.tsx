import type { ClientToServerEvents } from '@crewcall/contracts-core';
import { setLiveSender, deliverLive } from '@crewcall/web-data-access';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, api, renderApp } from '@crewcall/testing-web';
import { JobCalls } from './components/job-calls';
import { buildCall, buildRole } from './offer.factory';

const getIn = buildCall({ name: 'Get-in' });
const show = buildCall({ id: 'c2', name: 'Show', starts_on: '2026-11-27', ends_on: '2026-11-27' });

it('shows a timetable to everyone, with places filled as they are two seconds later [R332]', async () => {
  let filled = 1;
  api({
    'GET /api/jobs/j1/calls': () => answer([getIn, show]),
    'GET /api/jobs/j1/roles': () => answer([buildRole({ filled, call_ids: ['c1', 'c2'] })]),
  });
  renderApp(<JobCalls jobId="j1" />);
  expect(await screen.findByRole('heading', { name: 'Get-in' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Show' })).toBeInTheDocument();
  expect(screen.getAllByText('1 of 2 filled').length).toBeGreaterThan(0);
  filled = 2;
  expect((await screen.findAllByText('2 of 2 filled', undefined, { timeout: 4_000 })).length).toBeGreaterThan(0);
});

it('asks by itself until it is told of what moves, also of what moved before that; then no more [R332]', async () => {
  let filled = 0;
  const sent: unknown[] = [];
  let acknowledge = (): void => undefined;
  setLiveSender((event, ...args) => {
    const [payload, done] = args as Parameters<ClientToServerEvents['watch_job']>;
    sent.push([event, payload]);
    acknowledge = () => done?.(payload);
  });
  const asked = api({
    'GET /api/jobs/j1/calls': () => answer([getIn, show]),
    'GET /api/jobs/j1/roles': () => answer([buildRole({ filled, call_ids: ['c1', 'c2'] })]),
  });
  const { store, unmount } = renderApp(<JobCalls jobId="j1" />);
  expect((await screen.findAllByText('0 of 2 filled')).length).toBeGreaterThan(0);
  const timesAsked = (what: string) => asked.filter(({ path }) => path === `/api/jobs/j1/${what}`).length;
  await waitFor(() => expect(timesAsked('roles')).toBeGreaterThan(1), { timeout: 3_000 });
  expect(timesAsked('calls')).toBe(1);
  filled = 1;
  act(acknowledge);
  await waitFor(() => expect(timesAsked('calls')).toBe(2));
  expect((await screen.findAllByText('1 of 2 filled')).length).toBeGreaterThan(0);
  const before = asked.length;
  filled = 2;
  const told = { dispatch: store.dispatch, getState: store.getState, isLate: false };
  act(() => {
    deliverLive('slot_update', { job_id: 'another' }, told);
    deliverLive('slot_update', { job_id: 'j1' }, told);
  });
  expect((await screen.findAllByText('2 of 2 filled')).length).toBeGreaterThan(0);
  expect(asked.slice(before).map(({ path }) => path)).toEqual(['/api/jobs/j1/calls', '/api/jobs/j1/roles']);
  unmount();
  setLiveSender(null);
  expect(sent).toEqual([
    ['watch_job', { job_id: 'j1' }],
    ['watch_job', { job_id: null }],
  ]);
});

it('adds nothing to a job of one call and one role', async () => {
  const asked = api({
    'GET /api/jobs/j1/calls': () => answer([getIn]),
    'GET /api/jobs/j1/roles': () => answer([buildRole()]),
  });
  const { store } = renderApp(<JobCalls jobId="j1" />);
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual([
      'fulfilled',
      'fulfilled',
    ]),
  );
  expect(asked).toHaveLength(2);
  expect(screen.queryByText(/filled/)).not.toBeInTheDocument();
});
