import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { TimesheetsPage } from './components/timesheets-page';
import { buildTimesheet } from './timesheet.factory';

it('leads from a page whose hours were all approved to the last one that has some', async () => {
  const sheet = buildTimesheet({ state: 'submitted', round: 1, submitted_at: '2026-11-27T09:00:00.000Z' });
  api({
    'GET /api/timesheets': ({ query }) => answer(query['page'] === '1' ? [sheet] : [], { total: 50 }),
    'GET /api/earnings': () =>
      answer({ year: 2026, from: '2026-04-06', to: '2027-04-05', months: [], parts: [], parts_total: 0 }),
  });
  const { address } = renderApp(<TimesheetsPage side="recruiter" />, {
    user: buildUser({ role: 'recruiter' }),
    at: '/timesheets?page=2',
  });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.queryByText('Nothing to approve')).not.toBeInTheDocument();
  expect(address()).toBe('/timesheets?page=1');
});
