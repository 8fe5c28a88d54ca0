import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Earnings, Timesheet } from '@crewcall/contracts-bookings';
import { answer, api as service, buildUser, refuse, renderApp, type Asked } from '@crewcall/testing-web';
import { TimesheetPage } from './components/timesheet-page';
import { TimesheetsPage } from './components/timesheets-page';
import { buildDisputed, buildFigures, buildTimesheet } from './timesheet.factory';

const sum = { pay_pence: 32_000, expenses_pence: 1_800, days: 1 };
const earnings: Earnings = {
  ...{ year: 2026, from: '2026-04-06', to: '2027-04-05', ...sum },
  months: [{ month: '2026-11', ...sum }],
  parts: [{ name: 'Northlight', role_name: null, ...sum }],
  parts_total: 1,
};
const api: typeof service = (routes) =>
  service({
    'GET /api/bookings/b1/expenses': () => answer([]),
    'GET /api/earnings': () => answer(earnings),
    ...routes,
  });
const crew = buildUser({ id: 'u1', role: 'freelancer' });
const company = buildUser({ id: 'u2', role: 'recruiter' });
const sentTo = (asked: readonly Asked[], method: string, path: string): unknown =>
  asked.find((one) => one.method === method && one.path === path)?.body;
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submitted = (overrides: Partial<Timesheet> = {}): Timesheet =>
  buildTimesheet({ state: 'submitted', round: 1, submitted_at: '2026-11-27T09:00:00.000Z', ...overrides });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T12:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

describe('hours of a crew member', () => {
  it('come to what is typed, line by line in words, and are submitted [R443] [R444]', async () => {
    const asked = api({
      'GET /api/timesheets/s1': () => answer(buildTimesheet()),
      'PUT /api/timesheets/s1/submit': () => answer(submitted()),
    });
    const { person, store } = renderApp(<TimesheetPage id="s1" />, { user: crew });
    expect(await screen.findByText('Planned 08:00 to 18:00. Check-in said 07:52')).toBeVisible();
    type('Out', '00:30');
    expect(screen.getByText('ends Fri 27 Nov, 16 h 30 min')).toBeVisible();
    const pay = within(screen.getByRole('list', { name: 'Pay' }));
    expect(pay.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Basic 1 day = £320.00',
      'Overtime 6.5 h × £48.00 = £312.00',
      'To submit £632.00',
    ]);
    await person.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Submitted to Northlight.'));
    expect(sentTo(asked, 'PUT', '/api/timesheets/s1/submit')).toEqual({
      starts_on: '2026-11-26',
      starts_at: '08:00',
      ends_on: '2026-11-27',
      ends_at: '00:30',
      breaks: [],
      travel_days: 0,
      nights_away: 0,
    });
  });

  it('have up to four breaks, and say by field what cannot be [R442] [R444]', async () => {
    api({ 'GET /api/timesheets/s1': () => answer(buildTimesheet()) });
    const { person } = renderApp(<TimesheetPage id="s1" />, { user: crew });
    await screen.findByLabelText('Out');
    for (let count = 0; count < 4; count += 1) await person.click(screen.getByRole('button', { name: 'Add break' }));
    expect(screen.queryByRole('button', { name: 'Add break' })).toBeNull();
    for (const index of [4, 3, 2]) await person.click(screen.getByRole('button', { name: `Remove break ${index}` }));
    type('From', '07:00');
    type('To', '07:30');
    expect(screen.getByText('A break must be within the call.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    type('From', '12:00');
    type('To', '13:00');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('are kept as they were typed when sending fails, and it says why', async () => {
    api({
      'GET /api/timesheets/s1': () => answer(buildTimesheet()),
      'PUT /api/timesheets/s1': () => refuse(409, 'These hours are agreed.', 'TIMESHEET_AGREED'),
    });
    const { person } = renderApp(<TimesheetPage id="s1" />, { user: crew });
    await screen.findByLabelText('Out');
    type('Out', '19:00');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('These hours are agreed.');
    expect(screen.getByLabelText('Out')).toHaveValue('19:00');
  });

  it('that are questioned are answered, or the other figures are accepted [R446]', async () => {
    const asked = api({
      'GET /api/timesheets/s1': () => answer(buildDisputed(1)),
      'PUT /api/timesheets/s1/accept': () => answer(buildTimesheet({ state: 'approved' })),
    });
    const { person } = renderApp(<TimesheetPage id="s1" />, { user: crew });
    expect(await screen.findByText('Northlight questions your hours')).toBeVisible();
    expect(screen.getAllByText('Out: not what we noted. “Out at six.”')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit again' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Accept their figures, £320.00' }));
    expect(sentTo(asked, 'PUT', '/api/timesheets/s1/accept')).toEqual({ version: 3 });
  });

  it('after three rounds ask both to talk [R446]', async () => {
    api({ 'GET /api/timesheets/s1': () => answer(buildDisputed(3)) });
    renderApp(<TimesheetPage id="s1" />, { user: crew });
    expect(await screen.findByText('Talk to each other: message Northlight')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Message Northlight' })).toHaveAttribute(
      'href',
      '/dashboard?tab=messages&to=u2',
    );
    expect(screen.queryByRole('button', { name: 'Submit again' })).toBeNull();
  });
});

describe('hours that a company judges', () => {
  const sheets = [
    submitted(),
    submitted({
      id: 's2',
      freelancer_name: 'Maya Okafor',
      figures: { ...buildFigures({ ends_at: '18:30' }), paid_minutes: 630 },
    }),
    submitted({ id: 's3', freelancer_name: 'Tom Ashworth' }),
  ];
  const page = () => answer(sheets, { total: 3 });

  it('are approved in one go where they are as planned [R448]', async () => {
    const asked = api({
      'GET /api/timesheets': page,
      'POST /api/calls/c1/timesheets/approve': () => answer({ approved: 2, left_out: 1 }),
    });
    const { person, store } = renderApp(<TimesheetsPage side="recruiter" />, { user: company });
    expect(
      await screen.findByRole('heading', { name: /Winter Lights, Show day, Thu 26 Nov 3 timesheets/ }),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Approve 2 as planned' }));
    await waitFor(() =>
      expect(store.getState().toasts.queue[0]?.title).toBe('2 timesheets approved. 1 timesheet left to look at.'),
    );
    expect(sentTo(asked, 'POST', '/api/calls/c1/timesheets/approve')).toEqual({});
  });

  it('are told in the words of their own page: hours and minutes', async () => {
    api({ 'GET /api/timesheets': page });
    renderApp(<TimesheetsPage side="recruiter" />, { user: company });
    const rows = await screen.findAllByText(/^08:00 to 18/);
    expect(rows.map((row) => row.closest('li')?.textContent)).toEqual([
      expect.stringContaining('08:00 to 18:00, 10 h'),
      expect.stringContaining('08:00 to 18:30, 10 h 30 min'),
      expect.stringContaining('08:00 to 18:00, 10 h'),
    ]);
  });

  it('come as a file of what the list shows [R451]', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const asked = api({ 'GET /api/timesheets': page, 'GET /api/timesheets.csv': () => answer('"date"') });
    const { person } = renderApp(<TimesheetsPage side="recruiter" />, { user: company });
    await person.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual(['timesheets.csv']));
    expect(asked.filter(({ path }) => path === '/api/timesheets.csv')).toHaveLength(1);
  });

  it('are gone through by keys: J, K, A and D [R448]', async () => {
    const asked = api({
      'GET /api/timesheets': page,
      'PUT /api/timesheets/s2/approve': () => answer(buildTimesheet({ id: 's2', state: 'approved' })),
    });
    const { person } = renderApp(<TimesheetsPage side="recruiter" />, { user: company });
    await screen.findByText('Maya Okafor');
    const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['sheet'];
    await person.keyboard('j');
    expect(focused()).toBe('s1');
    await person.keyboard('jjj');
    expect(focused()).toBe('s3');
    await person.keyboard('k');
    expect(focused()).toBe('s2');
    await person.keyboard('a');
    expect(focused()).toBe('s3');
    await waitFor(() => expect(sentTo(asked, 'PUT', '/api/timesheets/s2/approve')).toEqual({ version: 3 }));
    await person.keyboard('d');
    expect(await screen.findByRole('dialog', { name: 'Question the hours of Tom' })).toBeVisible();
  });

  it('are questioned with a reason for each line that differs [R445]', async () => {
    const asked = api({
      'GET /api/timesheets/s1': () => answer(submitted()),
      'PUT /api/timesheets/s1/dispute': () => answer(buildDisputed(1)),
    });
    const { person } = renderApp(<TimesheetPage id="s1" />, { user: company });
    await person.click(await screen.findByRole('button', { name: 'Question' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText('Out'), { target: { value: '17:00' } });
    await person.selectOptions(dialog.getByLabelText('Out: why?'), 'other');
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await person.type(dialog.getByLabelText('Out: in your words'), 'Left at five.');
    await person.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sentTo(asked, 'PUT', '/api/timesheets/s1/dispute')).toMatchObject({
        lines: [{ line: 'out', reason: 'other', words: 'Left at five.' }],
        figures: { ends_at: '17:00' },
      }),
    );
  });
});

it('totals of a tax year are shown by month and company, another year can be chosen, and they come as CSV [R450]', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const asked = api({
    'GET /api/timesheets': () => answer([]),
    'GET /api/earnings.csv': () => answer('"tax_year"'),
  });
  const { person } = renderApp(<TimesheetsPage side="freelancer" />, { user: crew });
  expect(
    await screen.findByText('1 day worked for 1 company since Mon 6 Apr 2026, £18.00 of it expenses'),
  ).toBeVisible();
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rowsOf('By month')).toEqual(['November 20261 day£338.00']);
  expect(rowsOf('By company')).toEqual(['Northlight1 day£338.00']);
  await person.selectOptions(screen.getByLabelText('Tax year'), '2025/26');
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/earnings')).toHaveLength(2));
  await person.click(await screen.findByRole('button', { name: 'CSV of 2025/26' }));
  await waitFor(() => expect(saved).toEqual(['earned-2025.csv']));
  await person.selectOptions(screen.getByLabelText('By'), 'Invoice');
  expect(await screen.findByText(/^1 day worked for 1 company, invoiced since Mon 6 Apr 2026/)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'CSV of 2025/26' }));
  await waitFor(() => expect(saved).toEqual(['earned-2025.csv', 'earned-2025-by-invoice.csv']));
});
