import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { TimesheetPage } from './components/timesheet-page';
import { buildTimesheet } from './timesheet.factory';

const hour = 60 * 60 * 1000;

it.each([
  ['lock on a day to come', 48 * hour, /locks on /],
  ['have locked on a day that is over', -48 * hour, /locked on /],
])('agreed hours %s', async (_what, fromNow, words) => {
  const sheet = buildTimesheet({ state: 'approved', locks_at: new Date(Date.now() + fromNow).toISOString() });
  api({ 'GET /api/timesheets/s1': () => answer(sheet), 'GET /api/bookings/b1/expenses': () => answer([]) });
  renderApp(<TimesheetPage id="s1" />, { user: buildUser({ id: 'u1', role: 'freelancer' }) });
  expect(await screen.findByText(words)).toBeVisible();
});
