import { payOfCancellation, type Timesheet } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { TimesheetPage } from './components/timesheet-page';
import { buildDisputed, buildFigures, buildTimesheet } from './timesheet.factory';

const company = buildUser({ id: 'u2', role: 'recruiter' });
const crew = buildUser({ id: 'u1', role: 'freelancer' });
const pay = payOfCancellation('Under 3 days’ notice: 100 %, £584.00', 58_400);
const figures = { ...buildFigures(), paid_minutes: 0, pay };
const fee = { is_fee: true, planned: null, figures } as const;

function open(sheet: Timesheet, user: typeof crew) {
  const asked = api({
    'GET /api/timesheets/s1': () => answer(sheet),
    'GET /api/bookings/b1/expenses': () => answer([]),
    'PUT /api/timesheets/s1/dispute': () => answer({ ...sheet, state: 'disputed' }),
    'PUT /api/timesheets/s1/submit': () => answer({ ...sheet, state: 'submitted' }),
  });
  const sent = (): unknown => asked.find(({ method }) => method === 'PUT')?.body;
  return { sent, ...renderApp(<TimesheetPage id="s1" />, { user }) };
}

it('is a line of its own with the words of its terms, which a company approves or questions as a whole [R384] [R445]', async () => {
  const { person, sent } = open(buildTimesheet({ ...fee, state: 'submitted', round: 1 }), company);
  expect(await screen.findByRole('heading', { name: 'Cancellation fee for Winter Lights' })).toBeVisible();
  const lines = screen.getByRole('list', { name: 'Pay' });
  expect(lines).toHaveTextContent('Cancellation fee Under 3 days’ notice: 100 % = £584.00');
  expect(screen.queryByText('Worked')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Question the cancellation fee of Priya' }));
  expect(dialog.queryByLabelText(/^In/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent()).toMatchObject({ lines: [{ line: 'fee', reason: 'not_noted' }] }));
});

it('that is questioned is sent again by crew without any times to correct [R446]', async () => {
  const { person, sent } = open({ ...buildDisputed(1), ...fee }, crew);
  const form = within(await screen.findByRole('form', { name: 'Your hours' }));
  expect(form.queryByLabelText(/^Came in|^In/)).toBeNull();
  await person.click(form.getByRole('button', { name: 'Submit again' }));
  await waitFor(() => expect(sent()).toMatchObject({ breaks: expect.any(Array) as unknown }));
});
