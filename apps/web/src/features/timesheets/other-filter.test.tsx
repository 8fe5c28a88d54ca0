import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { TimesheetsPage } from './components/timesheets-page';
import { buildTimesheet } from './timesheet.factory';

const sum = { pay_pence: 32_000, expenses_pence: 0, days: 1 };
const earnings = {
  ...{ year: 2026, from: '2026-04-06', to: '2027-04-05', ...sum, parts: [], parts_total: 0 },
  months: [{ month: '2026-11', ...sum }],
};
const open = (more: Record<string, Answer> = {}) => {
  api({
    'GET /api/timesheets': () => answer([], { total: 0 }),
    'GET /api/earnings': () => answer(earnings),
    ...more,
  });
  return renderApp(<TimesheetsPage side="freelancer" />, { user: buildUser(), at: '/timesheets' });
};
const later = () => new Promise<Response>(() => undefined);

it('shows no money of one tax year under another that could not be loaded', async () => {
  let count = 0;
  const { person } = open({ 'GET /api/earnings': () => (count++ ? refuse(409, 'Not now.') : answer(earnings)) });
  expect(await screen.findAllByText('£320.00')).not.toHaveLength(0);
  const years = screen.getByLabelText<HTMLSelectElement>('Tax year');
  await person.selectOptions(years, years.options[1]?.value ?? '');
  expect(await screen.findByText('The totals could not be loaded.')).toBeVisible();
  expect(screen.queryByText('£320.00')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^CSV of/ })).not.toBeInTheDocument();
});

it('says that there are none only of the state that is chosen, once it is known', async () => {
  const { person } = open({
    'GET /api/timesheets': ({ query }) => (query['state']?.includes('approved') ? later() : answer([], { total: 0 })),
  });
  expect(await screen.findByText('Nothing to submit')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Approved' }));
  expect(await screen.findByText('Loading the timesheets')).toBeInTheDocument();
  expect(screen.queryByText('Nothing approved')).not.toBeInTheDocument();
});

it('keeps the rows until those of the state that is chosen come, and says when they do not', async () => {
  let fail = (): void => undefined;
  const failed = new Promise<Response>((resolve) => (fail = () => resolve(refuse(409, 'Not now.'))));
  const { person } = open({
    'GET /api/timesheets': ({ query }) =>
      query['state']?.includes('approved') ? failed : answer([buildTimesheet()], { total: 1 }),
  });
  await screen.findByRole('list', { name: 'Timesheets' });
  await person.click(screen.getByRole('button', { name: 'Approved' }));
  expect(screen.getByRole('list', { name: 'Timesheets' })).toBeVisible();
  fail();
  expect(await screen.findByText('The timesheets could not be loaded.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Timesheets' })).not.toBeInTheDocument());
});
