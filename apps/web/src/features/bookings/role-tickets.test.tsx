import { screen, within } from '@testing-library/react';
import { answer, api, renderApp } from '@crewcall/testing-web';
import { EditRole } from './components/edit-role';
import { buildCall, buildRole } from './offer.factory';

it('says which tickets a role must have, which are nice, and how much insurance [R481]', async () => {
  const asked = api({ 'PUT /api/roles/r1': () => answer(buildRole()) });
  const { person } = renderApp(
    <EditRole jobId="j1" role={buildRole({ filled: 0 })} calls={[buildCall()]} isLast onClose={() => undefined} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit role' }));
  await person.selectOptions(dialog.getByLabelText('Add a ticket'), 'IPAF');
  await person.selectOptions(dialog.getByLabelText('Add a ticket'), 'PASMA');
  await person.selectOptions(dialog.getByLabelText('Add a ticket'), 'Public liability insurance');
  await person.selectOptions(dialog.getByLabelText('PASMA'), 'Nice to have');
  await person.type(dialog.getByLabelText(/^At least/), '5,000,000');
  await person.click(dialog.getByLabelText(/^Only with valid tickets/));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(asked.at(-1)?.body).toMatchObject({
    tickets: {
      needs: [
        { kind: 'ipaf', is_must: true, sum_pence: null },
        { kind: 'pasma', is_must: false, sum_pence: null },
        { kind: 'liability_insurance', is_must: true, sum_pence: 500_000_000 },
      ],
      only_valid: true,
    },
  });
});

it('says that a sum is none, and forgets what is removed', async () => {
  const asked = api({ 'PUT /api/roles/r1': () => answer(buildRole()) });
  const tickets = {
    needs: [{ kind: 'liability_insurance' as const, is_must: true, sum_pence: 100 }],
    only_valid: true,
  };
  const { person } = renderApp(
    <EditRole jobId="j1" role={buildRole({ tickets })} calls={[buildCall()]} isLast onClose={() => undefined} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit role' }));
  const sum = dialog.getByLabelText(/^At least/);
  await person.clear(sum);
  await person.type(sum, 'five');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/with a sum of up to £20m/)).toBeInTheDocument();
  expect(asked).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: 'Remove Public liability insurance' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(asked.at(-1)?.body).toMatchObject({ tickets: { needs: [], only_valid: false } });
});
