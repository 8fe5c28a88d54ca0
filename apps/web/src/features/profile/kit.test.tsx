import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { KitItem } from '@crewcall/contracts-identity';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { preloadParts } from '../../shared/parts';
import { CrewKit } from './components/crew-kit';

const crew = buildUser();
const microphones: KitItem = {
  id: '0190b6a0-0000-7000-8000-00000000000b',
  kind: 'microphones',
  name: 'Shure SM58',
  count: 4,
  day_pence: 500,
  replacement_pence: 10_000,
  pat_until: '2020-01-02',
  insured_until: null,
  photo_url: null,
  is_hidden: true,
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => jest.restoreAllMocks());

it('asks for kind, make and model, how many, prices and dates [R435]', async () => {
  const asked = api({
    'GET /api/kit': () => answer([]),
    'POST /api/kit': () => answer(microphones, { status: 201 }),
  });
  await preloadParts(['src/features/profile/components/kit-dialog.tsx']);
  renderApp(<CrewKit userId={crew.id} />, { user: crew });
  fireEvent.click(await screen.findByRole('button', { name: 'Add kit' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please choose what it is.')).toBeVisible();

  type('Kind', 'vehicle');
  type('Make and model', 'Ford Transit');
  type(/^Day hire/, '£85.50');
  type(/^Insured until/, '2030-11-20');
  fireEvent.click(dialog.getByLabelText('Not on my profile'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'vehicle',
    name: 'Ford Transit',
    count: 1,
    day_pence: 8550,
    replacement_pence: null,
    pat_until: null,
    insured_until: '2030-11-20',
    photo_url: null,
    is_hidden: true,
  });
});

it('shows one’s kit with what is hidden and what ran out', async () => {
  api({ 'GET /api/kit': () => answer([microphones]) });
  renderApp(<CrewKit userId={crew.id} />, { user: crew });
  expect(await screen.findByText('4 × Shure SM58')).toBeVisible();
  expect(screen.getByText('Microphones · £5 a day · PAT until 2 Jan 2020')).toBeVisible();
  expect(screen.getByText('PAT out of date')).toBeVisible();
  expect(screen.getByText('Not on your profile')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Shure SM58' })).toBeVisible();
});

it('ran out by the day in London, which begins an hour before that of UTC in summer', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-01T23:30:00Z'));
  const items = [
    { ...microphones, pat_until: '2026-07-01' },
    { ...microphones, id: 'k2', name: 'Shure SM57', pat_until: '2026-07-02' },
  ];
  api({ 'GET /api/kit': () => answer(items) });
  renderApp(<CrewKit userId={crew.id} />, { user: crew });
  expect(await screen.findByText('4 × Shure SM57')).toBeVisible();
  expect(screen.getAllByText('PAT out of date')).toHaveLength(1);
});

it('shows other users what is on the profile [R436]', async () => {
  const { is_hidden, replacement_pence, ...shared } = microphones;
  expect([is_hidden, replacement_pence]).toEqual([true, 10_000]);
  const other = '0190b6a0-0000-7000-8000-000000000009';
  api({ [`GET /api/freelancers/${other}/kit`]: () => answer([shared]) });
  renderApp(<CrewKit userId={other} />, {});
  expect(await screen.findByRole('heading', { name: 'Kit' })).toBeVisible();
  expect(screen.getByText('4 × Shure SM58')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
