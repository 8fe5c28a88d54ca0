import type { OperationsState, ProcessState } from '@crewcall/contracts-admin';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { screen, within } from '@testing-library/react';
import { OperationsPage } from './components/operations-page';

const process = (figures: ProcessState['figures']): ProcessState => ({
  service: 'jobs',
  instance: 'host-1',
  version: 'development',
  is_ready: true,
  checks: { database: 'up' },
  started_at: '2026-11-01T10:00:00.000Z',
  seen_at: '2026-11-01T11:00:00.000Z',
  figures,
});
const queue = { name: 'events.jobs', waiting: 3, oldest_seconds: 42, active: 1, delayed: 0, failed: 0 };
const open = (processes: ProcessState[]): void => {
  const state: OperationsState = { services: [{ name: 'jobs', processes }], queues: [queue] };
  api({ 'GET /api/admin/operations': () => answer(state), 'GET /api/jobs/boards': () => answer([]) });
  renderApp(<OperationsPage />, { at: '/admin', path: '/admin', user: buildUser({ role: 'admin' }) });
};
const cellsOf = async (table: string): Promise<(string | null)[]> =>
  within(await screen.findByRole('group', { name: table }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows how long messages wait, what failed, and which routes are slow', async () => {
  const route = { route: 'GET /api/jobs', requests: 1200, mean_ms: 1350 };
  open([
    process({ outbox_messages: 2, outbox_seconds: 7, requests: 5000, errors: 4, slowest_routes: [route] }),
    { ...process(null), instance: 'host-2' },
  ]);
  expect(await cellsOf('Queues')).toEqual(['events.jobs', '3', '42 s', '1', '0', '0', 'Look']);
  expect(await cellsOf('Work')).toEqual(['jobs', '5,000', '4', '2', '7 s']);
  expect(await cellsOf('Slowest routes')).toEqual(['GET /api/jobs', 'jobs', '1,200', '1,350 ms']);
});

it('says how to have figures where nothing is measured', async () => {
  open([process(null)]);
  expect(await screen.findByText(/Nothing is measured here/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Work' })).not.toBeInTheDocument();
});
