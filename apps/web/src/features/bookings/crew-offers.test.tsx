import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { Offer } from '@crewcall/contracts-bookings';
import { BookingPage } from './components/booking-page';
import { OfferList } from './components/offer-list';
import { OfferPage } from './components/offer-page';
import { buildBooking, buildOffer } from './offer.factory';

const user = buildUser();
const moves = (asked: ReturnType<typeof api>) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

function open(offer: Offer, more: Record<string, Answer> = {}) {
  const asked = api({ 'GET /api/offers/o1': () => answer(offer), ...more });
  return { asked, ...renderApp(<OfferPage id="o1" />, { user }) };
}

it('lists offers by deadline with role, company, dates, place, pay and time left [R351]', async () => {
  const soon = new Date(Date.now() + 45 * 60_000 + 30_000).toISOString();
  api({
    'GET /api/offers': () =>
      answer([buildOffer(), buildOffer({ id: 'o2', role_name: 'Rigger', answer_by: soon })], { total: 2 }),
  });
  renderApp(<OfferList />, { user });
  const list = await screen.findByRole('list', { name: 'Offers' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rigger', 'Monitor engineer']);
  for (const words of [
    'Northlight Productions, Thu 26 Nov, Manchester Central',
    '£300 a day',
    '(in 45 min)',
    '(in 3 h)',
  ])
    expect(list).toHaveTextContent(words);
});

it('accepts a booking after one more question, and explains a clash in words [R353] [R367]', async () => {
  const clash = 'You are already booked then: Gala, Meridian, Thu 26 Nov, 08:00 to 14:00.';
  const { person, asked } = open(buildOffer({ warnings: ['Only 7 h 30 min of rest before your call at 08:00.'] }), {
    'PUT /api/offers/o1/accept': () => refuse(409, clash, 'NOT_FREE'),
  });
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept Monitor engineer?' });
  expect(dialog).toHaveTextContent('Only 7 h 30 min of rest before your call at 08:00.');
  expect(moves(asked)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(clash)).toBeInTheDocument();
});

it('opens the question of a mail that said Accept, and still asks it [R352]', async () => {
  const asked = api({ 'GET /api/offers/o1': () => answer(buildOffer()) });
  renderApp(<OfferPage id="o1" />, { user, at: '/offers/o1?answer=accept' });
  expect(await screen.findByRole('dialog', { name: 'Accept Monitor engineer?' })).toBeInTheDocument();
  expect(moves(asked)).toEqual([]);
});

it('says what accepting a pencil means, and where it stands [R353] [R357]', async () => {
  const { person } = open(
    buildOffer({
      kind: 'pencil',
      hold_hours: 72,
      rank_words: ['You are 2nd of 3 for this slot', 'They hold 1st pencil on your dates'],
    }),
  );
  expect(await screen.findByText('You are 2nd of 3 for this slot')).toBeInTheDocument();
  expect(screen.getByText('They hold 1st pencil on your dates')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Accept the pencil' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'If Northlight Productions confirms before the pencil ends, 3 days after you accept, you are booked on these terms. You can release the pencil until then.',
  );
});

it('declines with a reason [R354]', async () => {
  const { person, asked } = open(buildOffer(), {
    'PUT /api/offers/o1/decline': () => answer(buildOffer({ state: 'declined' })),
  });
  await person.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'too_far');
  await person.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(moves(asked)).toEqual([['/api/offers/o1/decline', { reason: 'too_far' }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('answers an enquiry, which binds no one [R349]', async () => {
  const { person, asked } = open(buildOffer({ kind: 'enquiry', company: null, recruiter_id: null }), {
    'PUT /api/offers/o1/answer': () => answer(buildOffer({ kind: 'enquiry', state: 'answered' })),
  });
  await person.click(await screen.findByRole('button', { name: 'Maybe' }));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await waitFor(() => expect(moves(asked)).toEqual([['/api/offers/o1/answer', { answer: 'maybe' }]]));
});

it('offers only what the table allows, and says when an offer is gone [R376] [R381]', async () => {
  open(buildOffer({ state: 'withdrawn', answer_by: null }));
  expect(await screen.findByText(/This offer is no longer open\./)).toBeInTheDocument();
  for (const name of ['Accept', 'Decline', 'Release']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows a booking with its terms and history, and asks about a change [R341] [R380]', async () => {
  const { calls, terms } = buildBooking();
  const revision = {
    id: 'v1',
    number: 1,
    state: 'asked' as const,
    changed: ['call time'],
    clashes: false,
    terms,
    calls: [],
  };
  const asked = api({
    'GET /api/bookings/b1': () => answer(buildBooking({ calls, revision })),
    'PUT /api/bookings/b1/accept-revision': () => answer(buildBooking()),
  });
  const { person } = renderApp(<BookingPage id="b1" />, { user });
  expect(await screen.findByText('Priya Nair: Booked')).toBeInTheDocument();
  for (const words of [/^Thu 26 Nov, 08:00 to 23:30(, London time)?$/, '£300 a day'])
    expect(screen.getByText(words)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Accept the change' }));
  await waitFor(() => expect(moves(asked)).toEqual([['/api/bookings/b1/accept-revision', {}]]));
});

it('blocks the dates in the same click when it is declined as not free [R354]', async () => {
  const { person, asked } = open(buildOffer(), {
    'PUT /api/offers/o1/decline': () => answer(buildOffer({ state: 'declined' })),
  });
  await person.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('checkbox', { name: 'Make me not available then' }));
  await person.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = asked.filter(({ method, path }) => method !== 'GET' && /offers|calendar/.test(path));
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    ['/api/offers/o1/decline', { reason: 'not_free', makes_unavailable: true }],
  ]);
});

it('leads from a page of offers that was emptied to the last one', async () => {
  api({ 'GET /api/offers': ({ query }) => answer(query['page'] === '2' ? [buildOffer()] : [], { total: 12 }) });
  const { address } = renderApp(<OfferList />, { user, at: '/offers?show=held&page=4' });
  expect(await screen.findByRole('link', { name: 'Monitor engineer' })).toBeVisible();
  expect(address()).toBe('/offers?show=held&page=2');
});
