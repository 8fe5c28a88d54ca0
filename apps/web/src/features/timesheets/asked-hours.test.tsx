import { screen, waitFor } from '@testing-library/react';
import { answer, api as service, buildUser, renderApp } from '@crewcall/testing-web';
import { TimesheetPage } from './components/timesheet-page';
import { buildDisputed } from './timesheet.factory';

const api: typeof service = (routes) => service({ 'GET /api/bookings/b1/expenses': () => answer([]), ...routes });
const crew = buildUser({ id: 'u1', role: 'freelancer' });
const company = buildUser({ id: 'u2', role: 'recruiter' });

describe('hours on which two do not agree', () => {
  const ask = { by: 'crew', at: '2026-11-28T10:00:00.000Z', comment: null, commented_at: null } as const;

  it('are shown to an administrator when either side asks, once [R446]', async () => {
    let sheet = buildDisputed(3);
    const asked = api({
      'GET /api/timesheets/s1': () => answer(sheet),
      'PUT /api/timesheets/s1/ask': () => {
        sheet = { ...sheet, asked: ask };
        return answer(sheet);
      },
    });
    const { person } = renderApp(<TimesheetPage id="s1" />, { user: crew });
    await person.click(await screen.findByRole('button', { name: 'Ask an administrator' }));
    expect(await screen.findByText('An administrator is asked')).toBeVisible();
    expect(screen.getByText(/^You asked an administrator on Sat 28 Nov/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask an administrator' })).toBeNull());
    expect(asked.filter(({ path }) => path === '/api/timesheets/s1/ask')).toHaveLength(1);
  });

  it('cannot be asked about before the third round [R446]', async () => {
    api({ 'GET /api/timesheets/s1': () => answer(buildDisputed(2)) });
    renderApp(<TimesheetPage id="s1" />, { user: crew });
    expect(await screen.findByText('Northlight questions your hours')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask an administrator' })).toBeNull();
  });

  it('show what the administrator said to the other side too [R446]', async () => {
    const said = { ...ask, comment: '<b>Check-out</b> said 23:30.', commented_at: '2026-11-28T12:00:00.000Z' };
    api({ 'GET /api/timesheets/s1': () => answer({ ...buildDisputed(3), asked: said }) });
    renderApp(<TimesheetPage id="s1" />, { user: company });
    expect(await screen.findByText('<b>Check-out</b> said 23:30.')).toBeVisible();
    expect(screen.getByText(/Priya asked an administrator on Sat 28 Nov/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Accept their figures/ })).toBeVisible();
  });
});
