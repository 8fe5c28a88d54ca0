import { screen, waitFor, within } from '@testing-library/react';
import type { DaysToPay as Told } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { DaysToPay } from './components/days-to-pay';

const company = buildUser({ id: 'co', role: 'recruiter' });
const path = 'GET /api/companies/co/days-to-pay';
const told: Told = { figure: { days: 11, invoices: 8 }, reply: 'We pay on Fridays.' };

it('crew read how soon a company pays, and what it says to it [R459]', async () => {
  api({ [path]: () => answer(told) });
  renderApp(<DaysToPay companyId="co" />, { user: buildUser({ role: 'freelancer' }) });
  expect(await screen.findByText('Pays in 11 days (median of 8)')).toBeVisible();
  expect(screen.getByText('The company: We pay on Fridays.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('visitors and other companies are not told, and nothing is asked for them [R459]', () => {
  const asked = api({ [path]: () => answer(told) });
  renderApp(<DaysToPay companyId="co" />, {
    user: buildUser({ id: 'other', role: 'recruiter' }),
  });
  expect(screen.queryByText(/Pays in/)).not.toBeInTheDocument();
  expect(asked.filter((one) => one.path.includes('days-to-pay'))).toEqual([]);
});

it('a company reads the same and replies in up to 300 letters [R459]', async () => {
  const service = { told: { ...told, reply: null } as Told };
  const asked = api({
    [path]: () => answer(service.told),
    'PUT /api/companies/co/days-to-pay': () => answer((service.told = told)),
  });
  const { person } = renderApp(<DaysToPay companyId="co" />, { user: company });
  await person.click(await screen.findByRole('button', { name: 'Reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to this figure' }));
  const field = dialog.getByLabelText(/^Your reply/);
  await person.click(field);
  await person.paste('a'.repeat(301));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please write at most 300 characters.')).toBeVisible();
  await person.clear(field);
  await person.type(field, 'We pay on Fridays.');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ reply: 'We pay on Fridays.' }),
  );
  expect(await screen.findByText('You: We pay on Fridays.')).toBeVisible();
});
