import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { OfferDialog } from './components/offer-dialog';
import { buildCall, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const job = {
  'GET /api/jobs/j1/roles': () => answer([buildRole()]),
  'GET /api/jobs/j1/calls': () => answer([buildCall()]),
  'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people: [] }),
};

it('offers a role to one person, and says why that is not possible [R348] [R377]', async () => {
  const words = 'This person already has an open offer or pencil for this slot.';
  const refused = [{ freelancer_id: 'p', offer: null, refusal: { code: 'ALREADY_OFFERED', error: words } }];
  const asked = api({ ...job, 'POST /api/roles/r1/offers': () => answer(refused, { status: 201 }) });
  const close = jest.fn();
  const { person } = renderApp(
    <OfferDialog jobs={[{ id: 'j1', title: 'Winter Lights' }]} freelancerId="p" name="Priya Nair" onClose={close} />,
    { user },
  );
  await screen.findByRole('option', { name: 'Monitor engineer, £300 a day' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Hold the pencil for' }), '168');
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(asked.find(({ path }) => path === '/api/roles/r1/offers')?.body).toEqual({
    freelancer_ids: ['p'],
    kind: 'pencil',
    hold_hours: 168,
  });
  expect(close).not.toHaveBeenCalled();
});

it('says before an offer whether the person is free on each call, in the six words, and offers some of them [R318]', async () => {
  const second = buildCall({ id: 'c2', name: 'Get-out', starts_at: '23:30', ends_at: '05:00' });
  const busy = [{ from: '2026-11-26T08:00:00.000Z', to: '2026-11-26T14:00:00.000Z' }];
  const known = [
    { call_id: 'c1', word: 'partly', busy },
    { call_id: 'c2', word: 'unsaid' },
  ];
  const people = [{ user_id: 'p', is_shared: true, days: [], calls: known }];
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ call_ids: ['c1', 'c2'] })]),
    'GET /api/jobs/j1/calls': () => answer([buildCall({ name: 'Show' }), second]),
    'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people }),
    'POST /api/roles/r1/offers': () => answer([], { status: 201 }),
  });
  const jobs = [{ id: 'j1', title: 'Winter Lights' }];
  const { person } = renderApp(<OfferDialog {...{ jobs }} freelancerId="p" name="Priya Nair" onClose={jest.fn()} />, {
    user,
  });
  expect(await screen.findByText('Busy 08:00 until 14:00')).toBeVisible();
  expect(screen.getByText('Nothing booked')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Show: Thu 26 Nov, 08:00 to 23:30' }));
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/roles/r1/offers')?.body).toMatchObject({ call_ids: ['c2'] }),
  );
});

it('begins with the calls that have a place left, where some of the role are taken', async () => {
  const ahead = { from: '2035-06-11T08:00:00.000Z', to: '2035-06-11T18:00:00.000Z' };
  const calls = [buildCall({ name: 'Get-in', ...ahead }), buildCall({ id: 'c2', name: 'Show', ...ahead })];
  const asked = api({
    'GET /api/jobs/j1/roles': () => answer([buildRole({ call_ids: ['c1', 'c2'], free_call_ids: ['c2'] })]),
    'GET /api/jobs/j1/calls': () => answer(calls),
    'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people: [] }),
    'POST /api/roles/r1/offers': () => answer([], { status: 201 }),
  });
  const jobs = [{ id: 'j1', title: 'Winter Lights' }];
  const { person } = renderApp(<OfferDialog {...{ jobs }} freelancerId="p" name="Priya Nair" onClose={jest.fn()} />, {
    user,
  });
  const [taken, free] = [/^Get-in/, /^Show/].map((name) => () => screen.getByRole('checkbox', { name }));
  await waitFor(() => expect(free?.()).toBeChecked());
  expect(taken?.()).not.toBeChecked();
  const sent = () => asked.filter(({ path }) => path === '/api/roles/r1/offers').map(({ body }) => body);
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  await waitFor(() => expect(sent()).toMatchObject([{ call_ids: ['c2'] }]));
  await person.click(screen.getByRole('checkbox', { name: /^Get-in/ }));
  expect(taken?.()).toBeChecked();
  await person.click(screen.getByRole('checkbox', { name: /^Show/ }));
  await person.click(screen.getByRole('button', { name: 'Send pencil' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ call_ids: ['c1'] }));
});

describe('what is offered', () => {
  function open() {
    const made = [{ freelancer_id: 'p', offer: null, refusal: null }];
    const asked = api({ ...job, 'POST /api/roles/r1/offers': () => answer(made, { status: 201 }) });
    const jobs = [{ id: 'j1', title: 'Winter Lights' }];
    const { person } = renderApp(<OfferDialog {...{ jobs }} freelancerId="p" name="Priya Nair" onClose={jest.fn()} />, {
      user,
    });
    const send = async (kind: string) => {
      await person.click(screen.getByRole('button', { name: `Send ${kind}` }));
      await waitFor(() => expect(asked.some(({ path }) => path === '/api/roles/r1/offers')).toBe(true));
      return asked.find(({ path }) => path === '/api/roles/r1/offers')?.body;
    };
    return { person, asked, send };
  }
  const ready = () => screen.findByText('Terms of the role: £300 a day.');

  it('has the terms of the role, and others where they are changed [R348]', async () => {
    const { person, asked, send } = open();
    await ready();
    await person.click(screen.getByRole('button', { name: 'Change terms' }));
    const amount = screen.getByRole('textbox', { name: 'Amount (£)' });
    expect(amount).toHaveValue('300');
    await person.clear(amount);
    await person.type(amount, 'much');
    await person.click(screen.getByRole('button', { name: 'Send pencil' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked.filter(({ path }) => path === '/api/roles/r1/offers')).toEqual([]);
    await person.clear(amount);
    await person.type(amount, '340');
    expect(await send('pencil')).toMatchObject({ terms: { basis: 'day', mode: 'set', amount_pence: 34_000 } });
  });

  it('sends the terms of the role as they are once those are taken again [R348]', async () => {
    const { person, send } = open();
    await ready();
    await person.click(screen.getByRole('button', { name: 'Change terms' }));
    await person.click(screen.getByRole('button', { name: 'Use the role’s terms' }));
    expect(await send('pencil')).not.toHaveProperty('terms');
  });

  it('is asked without the company’s name, of an enquiry alone [R349]', async () => {
    const { person, send } = open();
    await ready();
    expect(screen.queryByRole('checkbox', { name: /^Ask without our name/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Enquiry' }));
    await person.click(screen.getByRole('checkbox', { name: /^Ask without our name/ }));
    expect(await send('enquiry')).toMatchObject({ kind: 'enquiry', is_unnamed: true });
  });

  it('is answered within hours or days, or by a time in London [R350]', async () => {
    const { person, send } = open();
    await ready();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Answer within' }), 'By a day and time');
    expect(screen.getByRole('button', { name: 'Send pencil' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Answer by'), { target: { value: '2035-06-11' } });
    fireEvent.change(screen.getByLabelText('At'), { target: { value: '18:00' } });
    expect(await send('pencil')).toMatchObject({ answer_by: '2035-06-11T17:00:00.000Z' });
  });
});
