import { fireEvent, screen, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { TimesheetPage } from './components/timesheet-page';
import { buildTimesheet } from './timesheet.factory';

it('has a row for each hired item, and no more while the hours are typed [R439] [R443]', async () => {
  const { terms, ...sheet } = buildTimesheet();
  const item = (item_id: string, name: string) => ({ item_id, name, count: 1, day_pence: 500, days: 1 });
  const kit = [item('k1', 'Shure SM58'), item('k2', 'Radio pack')];
  api({
    'GET /api/timesheets/s1': () => answer({ ...sheet, terms: { ...terms, kit } }),
    'GET /api/bookings/b1/expenses': () => answer([]),
  });
  renderApp(<TimesheetPage id="s1" />, { user: buildUser({ id: 'u1', role: 'freelancer' }) });
  const out = await screen.findByLabelText('Out');
  for (const value of ['18:30', '19:00', '20:00']) fireEvent.change(out, { target: { value } });
  const rows = within(screen.getByRole('list', { name: 'Pay' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent).filter((words) => words?.startsWith('Kit hire'))).toEqual([
    expect.stringContaining('Shure SM58') as string,
    expect.stringContaining('Radio pack') as string,
  ]);
});
