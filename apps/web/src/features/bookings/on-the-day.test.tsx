import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { Booking, NoShow } from '@crewcall/contracts-bookings';
import { BookingPage } from './components/booking-page';
import { buildBooking, buildCall, buildCancellation } from './offer.factory';

const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const crew = buildUser({ id: '0190b6a0-0000-7000-8000-000000000001', role: 'freelancer' });
const calls = [buildCall({ name: 'Show day' })];

function open(booking: Booking, user: typeof company) {
  api({ 'GET /api/bookings/b1': () => answer(booking), 'GET /api/bookings/b1/tickets': () => answer([]) });
  return renderApp(<BookingPage id="b1" />, { user });
}

it('says to both sides who comes late, with the note [R387]', async () => {
  const [at, note] = ['2026-11-26T08:30:00.000Z', 'The M6 is shut.'];
  const late = [{ call_id: 'c1', minutes: 30, expected_at: at, note, told_at: at }];
  const seen = open(buildBooking({ calls, late }), company);
  expect(await screen.findByText('Priya Nair is about 30 min late')).toBeVisible();
  expect(screen.getByText(/Show day, expected 08:30\. “The M6 is shut\.”/)).toBeVisible();
  seen.unmount();
  open(buildBooking({ calls, late }), crew);
  expect(await screen.findByText('You are about 30 min late')).toBeVisible();
});

const claimed = (more: Partial<NoShow> = {}): NoShow => ({
  call_id: 'c1',
  day: '2026-11-26',
  note: 'No answer by phone.',
  claimed_at: '2026-11-26T08:20:00.000Z',
  object_until: new Date(Date.now() + 3_600_000).toISOString(),
  objected_at: null,
  objection: null,
  withdrawn_at: null,
  settled_at: null,
  outcome: null,
  reason: null,
  ...more,
});
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

it('lets a company say from 15 minutes after the call that a person did not come, and find cover [R388] [R390]', async () => {
  const begun = [buildCall({ from: inMinutes(-20), to: inMinutes(400) })];
  const service = { booking: buildBooking({ calls: begun }) };
  const asked = api({
    'GET /api/bookings/b1': () => answer(service.booking),
    'GET /api/bookings/b1/tickets': () => answer([]),
    'PUT /api/bookings/b1/no-show': () => {
      service.booking = { ...service.booking, state: 'no_show', no_show: claimed() };
      return answer(service.booking);
    },
  });
  const { person } = renderApp(<BookingPage id="b1" />, { user: company });
  await person.click(await screen.findByRole('button', { name: 'Did not show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Priya did not show?' }));
  await person.type(dialog.getByLabelText(/^In your words/), 'No answer by phone.');
  await person.click(dialog.getByRole('button', { name: 'Did not show' }));
  expect(await screen.findByText('Priya Nair did not come on Thu 26 Nov.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find cover now' })).toHaveAttribute('href', '/jobs/j1/cover/r1');
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  const body = { call_id: 'c1', note: 'No answer by phone.' };
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual(body);
});

it('offers neither side to say so earlier, nor to crew at all [R388]', async () => {
  const early = open(buildBooking({ calls: [buildCall({ from: inMinutes(-14), to: inMinutes(400) })] }), company);
  await screen.findByText('Under way');
  expect(screen.queryByRole('button', { name: 'Did not show' })).toBeNull();
  early.unmount();
  open(buildBooking({ calls: [buildCall({ from: inMinutes(-20), to: inMinutes(400) })] }), crew);
  await screen.findByText('Under way');
  expect(screen.queryByRole('button', { name: 'Did not show' })).toBeNull();
});

it('is not about a call that the company took out of the booking [R388]', async () => {
  const begun = (id: string, minutes: number, name: string) =>
    buildCall({ id, name, from: inMinutes(minutes), to: inMinutes(minutes + 100) });
  const cancellations = [buildCancellation({ is_whole: false, call_ids: ['c2'] })];
  const two = [begun('c1', -120, 'Get-in'), begun('c2', -20, 'Show day')];
  const asked = api({
    'GET /api/bookings/b1': () => answer(buildBooking({ calls: two, cancellations })),
    'GET /api/bookings/b1/tickets': () => answer([]),
    'PUT /api/bookings/b1/no-show': () => answer(buildBooking({ calls: two, state: 'no_show', no_show: claimed() })),
  });
  const { person } = renderApp(<BookingPage id="b1" />, { user: company });
  await person.click(await screen.findByRole('button', { name: 'Did not show' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Did not show' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ call_id: 'c1' }));
});

it('tells the person in its words, who may say within seven days that it is not right [R388]', async () => {
  const service = { booking: buildBooking({ state: 'no_show', no_show: claimed() }) };
  const asked = api({
    'GET /api/bookings/b1': () => answer(service.booking),
    'GET /api/bookings/b1/tickets': () => answer([]),
    'PUT /api/bookings/b1/object': () => {
      const no_show = claimed({ objected_at: inMinutes(0), objection: 'I was at gate B.' });
      service.booking = { ...service.booking, state: 'disputed', no_show };
      return answer(service.booking);
    },
  });
  const { person } = renderApp(<BookingPage id="b1" />, { user: crew });
  expect(await screen.findByText('Northlight Productions says you did not come on Thu 26 Nov.')).toBeVisible();
  expect(screen.getByText(/Not right\? Say so within 7 days\./)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'That is not right' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Were you there?' }));
  await person.type(dialog.getByLabelText(/^What happened/), 'I was at gate B.');
  await person.click(dialog.getByRole('button', { name: 'I was there' }));
  expect(await screen.findByText('You say that you came.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'That is not right' })).toBeNull());
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ words: 'I was at gate B.' });
});

it('lets the company take it back until it is settled, and says so to both sides [R388]', async () => {
  const service = { booking: buildBooking({ state: 'disputed', no_show: claimed({ objected_at: inMinutes(0) }) }) };
  api({
    'GET /api/bookings/b1': () => answer(service.booking),
    'GET /api/bookings/b1/tickets': () => answer([]),
    'DELETE /api/bookings/b1/no-show': () => {
      service.booking = { ...service.booking, state: 'done', no_show: claimed({ withdrawn_at: inMinutes(0) }) };
      return answer(service.booking);
    },
  });
  const { person, unmount } = renderApp(<BookingPage id="b1" />, { user: company });
  await person.click(await screen.findByRole('button', { name: 'They came after all' }));
  await person.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('You took back that Priya Nair did not come.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'They came after all' })).toBeNull());
  unmount();
  open(service.booking, crew);
  expect(
    await screen.findByText('Northlight Productions takes back that you did not come on Thu 26 Nov.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'That is not right' })).toBeNull();
});

it('shows both sides how it was settled, and no more to say after that or after seven days [R388]', async () => {
  const settled = claimed({
    objected_at: inMinutes(0),
    outcome: 'attended',
    settled_at: inMinutes(0),
    reason: 'Seen.',
  });
  const seen = open(buildBooking({ state: 'done', no_show: settled }), crew);
  expect(await screen.findByText('An administrator found that the person came.')).toBeVisible();
  expect(screen.getByText('“Seen.”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'That is not right' })).toBeNull();
  seen.unmount();
  open(buildBooking({ state: 'no_show', no_show: claimed({ object_until: inMinutes(-1) }) }), crew);
  await screen.findByText('Northlight Productions says you did not come on Thu 26 Nov.');
  expect(screen.queryByRole('button', { name: 'That is not right' })).toBeNull();
});

it('says that a booking is over, which neither side can cancel any more', async () => {
  const over = [buildCall({ from: inMinutes(-700), to: inMinutes(-60) })];
  for (const user of [company, crew]) {
    const page = open(buildBooking({ calls: over }), user);
    expect(await screen.findByText('Over')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    page.unmount();
  }
});
