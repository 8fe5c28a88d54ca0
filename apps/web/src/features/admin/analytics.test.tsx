import type { BookingFigures } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { screen, within } from '@testing-library/react';
import { AnalyticsTab } from './components/analytics-tab';

const overview = {
  users: { total: 1316, thisMonth: 151, freelancers: 1000, recruiters: 300, verified: 900 },
  jobs: { total: 1042, active: 248, thisMonth: 40 },
  applications: { total: 3904, applied: 20, hired: 612 },
};
const month = { freelancers: 3, recruiters: 1, jobs: 4, jobs_filled: 1, applications: 9, hires: 2, days_to_hire: 1.5 };

const bookingMonth = { month: '2026-11', positions: 8, filled: 6, hours_to_fill: 5.5, rescues: 3, rescues_filled: 2 };
const bookings: BookingFigures = {
  states: [
    { state: 'confirmed', count: 6 },
    { state: 'disputed', count: 0 },
  ],
  months: [bookingMonth],
  days: [{ day: '2026-11-26', refused: 4 }],
};
const drawnOfBookings = [
  'Bookings by state. Booked, still to come: 6',
  'Positions filled by month of the call. Nov 26: Filled 75%',
  'Time to fill by month. Nov 26: Median hours 5.5 hours',
  'Cover by month. Nov 26: Started 3, Found someone 2',
  'Clashes refused by day. 26 Nov: Refused 4',
];

describe('analytics', () => {
  it('charts the figures, with a table behind each [R244] [R537]', async () => {
    const months = Array.from({ length: 12 }, (_, at) => ({
      month: `2026-${String(at + 1).padStart(2, '0')}`,
      ...month,
    }));
    const board = { board: 'Reed', state: 'healthy', open_ads: 1200, last_success_at: null, quota: [] };
    api({
      'GET /api/admin/analytics/overview': () => answer(overview),
      'GET /api/admin/analytics/months': () => answer({ months }),
      'GET /api/admin/analytics/searches': () => answer([{ term: 'theremin', count: 4, last_on: '2026-11-21' }]),
      'GET /api/jobs/boards': () => answer([board]),
      'GET /api/bookings/figures': () => answer(bookings),
    });
    renderApp(<AnalyticsTab />, { user: buildUser({ role: 'admin' }) });
    expect(
      await screen.findByRole('img', { name: 'New users by month. Dec 26: Freelancers 3, Recruiters 1' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Fill rate by month of posting. Dec 26: Filled 25%' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Download as CSV', hidden: true })).toHaveLength(12);
    for (const name of drawnOfBookings) expect(screen.getByRole('img', { name })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Searches that found nothing, 30 days. theremin: 4' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Open ads by job board. Reed, healthy: 1,200' })).toBeVisible();
    const totals = within(await screen.findByRole('group', { name: 'Totals' })).getAllByRole('row');
    expect(
      totals.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Users', '1,316'],
      ['Users who joined this month', '151'],
      ['Freelancers', '1,000'],
      ['Recruiters', '300'],
      ['Verified users', '900'],
      ['Jobs', '1,042'],
      ['Active jobs', '248'],
      ['Jobs posted this month', '40'],
      ['Applications', '3,904'],
      ['Applied', '20'],
      ['Hired', '612'],
    ]);
  });
});
