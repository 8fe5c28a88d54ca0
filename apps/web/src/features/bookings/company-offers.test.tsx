import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { Offer } from '@crewcall/contracts-bookings';
import { deliverLive } from '@crewcall/web-data-access';
import { LadderPage } from './components/ladder-page';
import { SchedulePage } from './components/schedule-page';
import { buildCall, buildOffer, buildRole } from './offer.factory';

const user = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const pencil = (id: string, name: string, rank: number, more: Partial<Offer> = {}): Offer =>
  buildOffer({
    id,
    kind: 'pencil',
    state: 'held',
    freelancer_id: id,
    freelancer_name: name,
    slot: { rank, of: 2, positions: 1 },
    dates: { rank, of: 2 },
    decide_by: new Date(Date.now() + 2 * 3_600_000 + 30_000).toISOString(),
    ...more,
  });
const job = {
  'GET /api/jobs/j1/roles': () => answer([buildRole()]),
  'GET /api/jobs/j1/calls': () => answer([buildCall()]),
  'POST /api/availability/check': () => answer({ as_of: '2026-11-22T10:00:00.000Z', people: [] }),
};

function open(offers: Offer[], more: Record<string, Answer> = {}) {
  const service = { offers };
  const asked = api({
    ...job,
    'GET /api/roles/r1/ladder': () => answer(service.offers.filter(({ slot }) => slot)),
    'GET /api/offers': () => answer(service.offers, { total: service.offers.length }),
    ...more,
  });
  return { service, asked, ...renderApp(<LadderPage jobId="j1" roleId="r1" />, { user }) };
}
const rungs = () =>
  within(screen.getByRole('list', { name: 'Pencils in order' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const two = [pencil('o1', 'Maya Okafor', 1), pencil('o2', 'Meera Shah', 2)];

it('shows names, ranks and deadlines, and reorders by Alt and arrow [R356]', async () => {
  const turned = [pencil('o2', 'Meera Shah', 1), pencil('o1', 'Maya Okafor', 2)];
  const { person, asked, service } = open(two, {
    'PUT /api/roles/r1/ladder': () => {
      service.offers = turned;
      return answer(turned);
    },
  });
  await screen.findByText('2 pencils');
  expect(rungs()).toEqual(['Maya Okafor', 'Meera Shah']);
  expect(screen.getAllByText(/\(in 2 h\)/)).toHaveLength(2);
  act(() => screen.getByRole('button', { name: 'Move Meera Shah up' }).focus());
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText('Meera is 1st of 2.')).toBeInTheDocument();
  expect(rungs()).toEqual(['Meera Shah', 'Maya Okafor']);
  const up = screen.getByRole('button', { name: 'Move Meera Shah up' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  // A disabled button loses the focus in a browser.
  expect(up).toBeEnabled();
  expect(up).toHaveFocus();
  await person.click(up);
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { offer_ids: ['o2', 'o1'] },
    ]),
  );
});

it('keeps the rank of who is asked to say yes, and sends all that have one [R356]', async () => {
  const asked1st = pencil('o1', 'Maya Okafor', 1, { state: 'open', kind: 'booking', decide_by: null });
  const { person, asked } = open([asked1st, pencil('o2', 'Meera Shah', 2), pencil('o3', 'Ann Lee', 3)], {
    'PUT /api/roles/r1/ladder': () => answer([]),
    'PUT /api/offers/o1/take-back': () => answer({ ...asked1st, state: 'withdrawn' }),
  });
  await screen.findByText('3 pencils');
  const list = screen.getByRole('list', { name: 'Pencils in order' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 3)),
  ).toEqual(['1st', '2nd', '3rd']);
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Asked to say yes');
  expect(screen.queryByRole('button', { name: 'Confirm Maya Okafor' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Asked and answered' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Move Ann Lee up' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ offer_ids: ['o1', 'o3', 'o2'] }),
  );
  await person.click(screen.getByRole('button', { name: 'Take back the offer to Maya Okafor' }));
  await waitFor(() => expect(asked.findLast(({ method }) => method === 'PUT')?.path).toBe('/api/offers/o1/take-back'));
});

it.each([
  ['confirmed', 'Maya Okafor is booked'],
  ['open', 'Maya Okafor is asked to say yes'],
] as const)('says what a confirm came to: %s [R358]', async (state, words) => {
  const { person, store } = open(two, {
    'PUT /api/offers/o1/confirm': () => answer(pencil('o1', 'Maya Okafor', 1, { state })),
  });
  await person.click(await screen.findByRole('button', { name: 'Confirm Maya Okafor' }));
  await person.click(await screen.findByRole('button', { name: 'Book Maya' }));
  await waitFor(() => expect(store.getState().toasts.queue.map(({ title }) => title)).toEqual([words]));
});

it('confirms in one step, and says the overlap alone when that clashes [R358] [R367]', async () => {
  const words = 'Maya is not free for Thu 26 Nov, 08:00 to 14:00.';
  const { person } = open(two, { 'PUT /api/offers/o1/confirm': () => refuse(409, words, 'NOT_FREE') });
  await person.click(await screen.findByRole('button', { name: 'Confirm Maya Okafor' }));
  await person.click(await screen.findByRole('button', { name: 'Book Maya' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('asks for a decision only from below, and releases [R359] [R360]', async () => {
  const { person, asked } = open(two, {
    'PUT /api/offers/o2/challenge': () => answer(two[1]),
    'PUT /api/offers/o1/release': () => answer(pencil('o1', 'Maya Okafor', 1, { state: 'released' })),
  });
  await screen.findByText('2 pencils');
  expect(screen.queryByRole('button', { name: 'Ask for a decision on Maya Okafor' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ask for a decision on Meera Shah' }));
  await person.click(screen.getByRole('button', { name: 'Release Maya Okafor' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Reason/ }), 'changed_plans');
  await person.click(screen.getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/api/offers/o2/challenge',
      '/api/offers/o1/release',
    ]),
  );
});

it('moves up by itself when a rank falls free elsewhere, and shows the reserve [R362] [R363]', async () => {
  const { service, store } = open(two);
  await screen.findByText('2 pencils');
  service.offers = [pencil('o2', 'Meera Shah', 1), pencil('o1', 'Maya Okafor', 1, { state: 'reserve', slot: null })];
  const { dispatch, getState } = store;
  const what = { offer: { id: 'o1', job_id: 'j1', role: 'Monitor engineer' }, what: 'released' };
  act(() => deliverLive('offer_update', what, { dispatch, getState, isLate: false }));
  expect(await screen.findByText('1 pencil')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Reserve' })).toHaveTextContent('Maya Okafor');
  expect(screen.getByRole('button', { name: 'Offer Maya Okafor again' })).toBeInTheDocument();
});

it('shows calls as a timetable and roles with how many places are filled, live [R332]', async () => {
  const service = { filled: 1 };
  api({ ...job, 'GET /api/jobs/j1/roles': () => answer([buildRole({ filled: service.filled })]) });
  const { store } = renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  const roles = await screen.findByRole('region', { name: 'Roles and slots' });
  expect(roles).toHaveTextContent('£300 a day, about £548 for the day');
  expect(roles).toHaveTextContent('1 of 2 filled');
  expect(screen.getByRole('region', { name: 'Calls' })).toHaveTextContent('08:00 to 23:30');
  service.filled = 2;
  const { dispatch, getState } = store;
  const what = { booking: { id: 'b1', job_id: 'j1', role: 'Monitor engineer' }, what: 'made' };
  act(() => deliverLive('booking_update', what, { dispatch, getState, isLate: false }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Roles and slots' })).toHaveTextContent('2 of 2 filled'),
  );
});

it('changes calls and roles; the user who is booked is asked, and pencils are released only when that is meant [R341] [R343]', async () => {
  const words = 'More people are pencilled than positions would be left. Release the lowest ranks too?';
  let failuresLeft = 2;
  const asked = api({
    ...job,
    'PUT /api/calls/c1': () => answer(buildCall()),
    'PUT /api/roles/r1': () => (failuresLeft-- > 0 ? refuse(409, words, 'RELEASES_PENCILS') : answer(buildRole())),
  });
  const { person } = renderApp(<SchedulePage jobId="j1" mayEdit />, { user });
  await person.click(await screen.findByRole('button', { name: 'Edit Thu 26 Nov' }));
  const call = within(await screen.findByRole('dialog'));
  expect(call.getByText(/1 person is booked on this call/)).toBeVisible();
  await person.clear(call.getByLabelText('Call time'));
  await person.type(call.getByLabelText('Call time'), '07:30');
  await person.click(call.getByRole('button', { name: 'Save and tell 1 person' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Edit Monitor engineer' }));
  const role = within(await screen.findByRole('dialog'));
  await person.clear(role.getByLabelText('Positions'));
  await person.type(role.getByLabelText('Positions'), '1');
  await person.click(role.getByRole('button', { name: 'Save' }));
  expect(await role.findByText(words)).toBeVisible();
  await person.type(role.getByLabelText('Positions'), '0');
  expect(role.queryByText(words)).toBeNull();
  await person.click(role.getByRole('button', { name: 'Save' }));
  await person.click(await role.findByRole('button', { name: 'Release and save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saved).toMatchObject([
    { starts_at: '07:30', ends_at: '23:30' },
    { positions: 1, call_ids: ['c1'] },
    { positions: 10 },
    { positions: 10, releases_pencils: true },
  ]);
  expect(saved.filter((body) => 'releases_pencils' in (body as object))).toHaveLength(1);
});

it('has no buttons to edit for the user who does not own the job', async () => {
  api(job);
  renderApp(<SchedulePage jobId="j1" mayEdit={false} />, { user });
  await screen.findByRole('region', { name: 'Calls' });
  expect(screen.queryByRole('button', { name: /Add|Edit/ })).toBeNull();
});

it('says of who was asked that they are booked, and of whose booking was cancelled that it was', async () => {
  const more = { state: 'confirmed', slot: null, booking_id: 'b1' } as const;
  open([
    pencil('o1', 'Maya Okafor', 1, { ...more, booking_state: 'confirmed' }),
    pencil('o2', 'Meera Shah', 2, { ...more, booking_state: 'cancelled' }),
  ]);
  const rows = within(await screen.findByRole('region', { name: 'Asked and answered' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Maya OkaforBooked');
  expect(rows[1]).toHaveTextContent('Meera ShahCancelled');
});

it('asks once for more time [R353]', async () => {
  const { person, asked } = open(two, { 'PUT /api/offers/o1/ask-to-extend': () => answer(two[0]) });
  await person.click(await screen.findByRole('button', { name: 'Ask Maya Okafor for more time' }));
  expect(await screen.findByText(/added to the end of the pencil/)).toBeInTheDocument();
  expect(screen.queryByText(/from now/)).not.toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Hold the pencil for another' }), '72');
  await person.click(screen.getByRole('button', { name: 'Ask to extend' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ hold_hours: 72 }));
});

it('switches on the ladder that the next is confirmed by itself [R362]', async () => {
  const service = { confirms_next: false };
  const { person, asked } = open(two, {
    'GET /api/jobs/j1/roles': () => answer([buildRole(service)]),
    'PUT /api/roles/r1': ({ body }) => {
      Object.assign(service, { confirms_next: (body as { confirms_next: boolean }).confirms_next });
      return answer(buildRole(service));
    },
  });
  await person.click(await screen.findByRole('switch', { name: 'Confirm the next one by itself' }));
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'Monitor engineer',
    positions: 2,
    call_ids: ['c1'],
    confirms_next: true,
  });
});
