import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import { BankDetailsCard } from './components/bank-details-card';

const whole = { account_name: 'Petra Quill', sort_code: '204187', account: '55779911', utr: null };
const masked = { account: '••••9911', has_utr: false, changed_at: '2026-11-20T08:00:00.000Z' };

function open(known: typeof masked | null, answers: Record<string, Answer> = {}) {
  const service = { known };
  const asked = api({
    'GET /api/auth/sign-in-methods': () => answer({ has_password: true, external: [] }),
    'GET /api/bank-details': () => answer({ bank_details: service.known }),
    'POST /api/auth/proof': ({ body }) =>
      (body as { password: string }).password === 'right password'
        ? answer({ proof: 'proved' })
        : refuse(400, 'That password is not right.', 'WRONG_PASSWORD'),
    'POST /api/bank-details/show': () => answer(whole),
    'PUT /api/bank-details': () => ((service.known = masked), answer({ bank_details: masked })),
    'DELETE /api/bank-details': () => ((service.known = null), answer(null)),
    ...answers,
  });
  const sent = (path: string) =>
    asked.filter(({ method, path: at }) => method !== 'GET' && at.includes(path)).map(({ body }) => body);
  return { sent, ...renderApp(<BankDetailsCard />, { user: buildUser() }) };
}

const press = (name: string) => screen.getByRole('button', { name });

it('shows bank details whole after the password, and no longer than wanted [R456]', async () => {
  const { person, store } = open(masked);
  expect(await screen.findByText('••••9911')).toBeVisible();
  expect(screen.getByText('Fri 20 Nov')).toBeVisible();
  await person.click(press('Show'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show bank details' }));
  await person.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await dialog.findByText('Please enter your password.')).toBeVisible();
  await pasteInto(person, dialog.getByLabelText('Your password'), 'a guess');
  await person.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await dialog.findByText('That password is not right.')).toBeVisible();
  expect(screen.queryByText('55779911')).toBeNull();
  await person.clear(dialog.getByLabelText('Your password'));
  await pasteInto(person, dialog.getByLabelText('Your password'), 'right password');
  await person.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('20-41-87')).toBeVisible();
  await person.click(press('Hide'));
  expect(screen.queryByText('55779911')).toBeNull();
  // Nothing of them stays behind.
  expect(JSON.stringify(store.getState())).not.toContain('55779911');
});

it('takes new ones with the password, and says by field what will not do [R456]', async () => {
  const { person, sent } = open(null);
  await person.click(await screen.findByRole('button', { name: 'Add bank details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add bank details' }));
  await pasteInto(person, dialog.getByLabelText('Name on the account'), 'Petra Quill');
  await pasteInto(person, dialog.getByLabelText('Sort code'), '20-41');
  await pasteInto(person, dialog.getByLabelText('Account number'), '55779911');
  await pasteInto(person, dialog.getByLabelText('Your password'), 'right password');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A sort code has six digits, such as 20-00-00.')).toBeVisible();
  expect(sent('/proof')).toEqual([]);
  await pasteInto(person, dialog.getByLabelText('Sort code'), '-87');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('••••9911')).toBeVisible();
  expect(sent('/bank-details')).toEqual([
    { account_name: 'Petra Quill', sort_code: '20-41-87', account: '55779911', proof: 'proved' },
  ]);
});

it('sends the UTR only when it was typed, and none when it was taken out', async () => {
  const { person, sent } = open(
    { ...masked, has_utr: true },
    {
      'POST /api/bank-details/show': () => answer({ ...whole, utr: '9876543210' }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const unseen = within(await screen.findByRole('dialog', { name: 'Change bank details' }));
  expect(unseen.getByText(/Left empty, the one that you gave stays\./)).toBeVisible();
  await pasteInto(person, unseen.getByLabelText('Name on the account'), 'Petra Quill');
  await pasteInto(person, unseen.getByLabelText('Sort code'), '20-41-87');
  await pasteInto(person, unseen.getByLabelText('Account number'), '12345678');
  await pasteInto(person, unseen.getByLabelText('Your password'), 'right password');
  await person.click(unseen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/bank-details').at(-1)).not.toHaveProperty('utr');
  await person.click(press('Show'));
  const question = within(await screen.findByRole('dialog', { name: 'Show bank details' }));
  await pasteInto(person, question.getByLabelText('Your password'), 'right password');
  await person.click(question.getByRole('button', { name: 'Show' }));
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const seen = within(await screen.findByRole('dialog', { name: 'Change bank details' }));
  await person.clear(seen.getByLabelText(/^Unique taxpayer reference/));
  await pasteInto(person, seen.getByLabelText('Your password'), 'right password');
  await person.click(seen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('/bank-details').at(-1)).toMatchObject({ account: '55779911', utr: null }));
});

it('removes them once that was confirmed [R456]', async () => {
  const { person, sent } = open(masked);
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your bank details?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Add bank details' })).toBeVisible();
  expect(sent('/bank-details')).toHaveLength(1);
});

it('says when they could not be loaded', async () => {
  open(masked, { 'GET /api/bank-details': () => refuse(404, 'Gone.') });
  expect(await screen.findByText('Gone.')).toBeVisible();
});
