import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { BookingReviews as Reviews, OwnReview, ShownReview } from '@crewcall/contracts-bookings';
import { BookingReviews } from './components/booking-reviews';
import { CompanyReviews } from './components/company-reviews';
import { WouldWorkAgain } from './components/would-work-again';
import { buildBooking, buildCall } from '../bookings/offer.factory';

const company = buildUser({ id: 'co', role: 'recruiter', company_name: 'Northlight Productions' });
const crew = buildUser({ id: '0190b6a0-0000-7000-8000-000000000001', role: 'freelancer' });
const booking = buildBooking({
  calls: [buildCall({ from: '2026-01-02T08:00:00.000Z', to: '2026-01-02T18:00:00.000Z' })],
});
const path = 'GET /api/bookings/b1/reviews';
const none: Reviews = {
  booking_id: 'b1',
  is_open: true,
  closes_at: '2026-12-10T10:00:00.000Z',
  own: null,
  theirs: null,
  is_theirs_written: false,
  reply_until: null,
  paid_until: null,
};
const theirs: ShownReview = {
  id: 'v2',
  side: 'company',
  stars: 4,
  parts: { punctual: 5 },
  text: 'Calm.',
  shown_at: '2026-11-27T10:00:00.000Z',
  reply: null,
  replied_at: null,
  is_removed: false,
};
const own: OwnReview = { ...theirs, id: 'v1', side: 'crew', parts: {}, text: null, again: true, shown_at: null };

it('asks each side, says until when, and takes stars, parts, words and a yes [R505] [R506]', async () => {
  const service = { reviews: none };
  const asked = api({
    [path]: () => answer(service.reviews),
    'POST /api/reviews': () => answer((service.reviews = { ...none, own })),
  });
  const { person } = renderApp(<BookingReviews booking={booking} />, { user: crew });
  expect(
    await screen.findByText(/Neither side sees the other’s review until both are in\. Until Thu 10 Dec/),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Northlight Productions' }));
  await person.click(dialog.getByRole('button', { name: 'Save review' }));
  expect(await dialog.findByText('Choose between 1 and 5 stars.')).toBeVisible();
  await person.click(
    within(dialog.getByRole('group', { name: 'Stars for Northlight Productions' })).getByLabelText(/^4/),
  );
  await person.click(within(dialog.getByRole('group', { name: 'Welfare, optional' })).getByLabelText(/^5/));
  await person.type(dialog.getByLabelText(/^In your words/), 'Good food.');
  await person.click(dialog.getByRole('radio', { name: 'Yes' }));
  await person.click(dialog.getByRole('button', { name: 'Save review' }));
  expect(await screen.findByText('Hidden until Northlight Productions has written theirs.')).toBeVisible();
  expect(screen.getByText('Work again? Yes. Only you see this.')).toBeVisible();
  const body = { booking_id: 'b1', stars: 4, parts: { welfare: 5 }, text: 'Good food.', again: true };
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(body);
});

it('says that the other has written, without stars [R507]', async () => {
  api({ [path]: () => answer({ ...none, is_theirs_written: true }) });
  renderApp(<BookingReviews booking={booking} />, { user: crew });
  expect(await screen.findByText('Northlight Productions has written a review')).toBeVisible();
  expect(screen.getByText(/Write yours to see it\. Until Thu 10 Dec/)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows both once both are in, and takes one reply [R506] [R508]', async () => {
  const shown: Reviews = {
    ...none,
    is_open: false,
    own: { ...own, shown_at: theirs.shown_at },
    theirs,
    reply_until: theirs.shown_at,
  };
  const service = { reviews: shown };
  const asked = api({
    [path]: () => answer(service.reviews),
    'PUT /api/reviews/v2/reply': () =>
      answer(
        (service.reviews = {
          ...shown,
          theirs: { ...theirs, reply: 'Thank you.', replied_at: theirs.shown_at },
          reply_until: null,
        }),
      ),
  });
  const { person } = renderApp(<BookingReviews booking={booking} />, { user: crew });
  expect(await screen.findByText('“Calm.”')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Rated 4 out of 5' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Change your review' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Your reply'), 'Thank you.');
  await person.click(dialog.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'Thank you.' });
});

it('leaves words where an administrator removed one [R511]', async () => {
  const removed = { ...theirs, stars: null, text: null, parts: {}, is_removed: true };
  api({ [path]: () => answer({ ...none, is_open: false, theirs: removed }) });
  renderApp(<BookingReviews booking={booking} reportOf={() => 'Report'} />, { user: crew });
  expect(await screen.findByText('Removed by CrewCall')).toBeVisible();
  expect(screen.queryByText('Report')).toBeNull();
});

it('is not there before the booking is over, or where nothing was written [R505]', async () => {
  const asked = api({ [path]: () => answer({ ...none, is_open: false }) });
  const ahead = buildBooking({ calls: [buildCall({ to: new Date(Date.now() + 3_600_000).toISOString() })] });
  const { unmount } = renderApp(<BookingReviews booking={ahead} />, { user: company });
  expect(asked).toEqual([]);
  unmount();
  renderApp(<BookingReviews booking={booking} />, { user: company });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Reviews')).toBeNull();
});

it('lists what crew wrote on the page of a company, by role [R510]', async () => {
  api({
    'GET /api/companies/co/reviews': () =>
      answer([{ ...theirs, side: 'crew', role: 'Rigger', parts: { welfare: 5 }, reply: 'Thank you.' }]),
  });
  renderApp(<CompanyReviews userId="co" />, {});
  expect(await screen.findByText('Rigger, Fri 27 Nov')).toBeVisible();
  expect(screen.getByText('“Calm.”')).toBeVisible();
  expect(screen.getByText('Thank you.')).toBeVisible();
});

it('suggests to a company those who would work with it again [R513]', async () => {
  const maya = { user_id: 'm1', first_name: 'Maya', last_name: 'Okafor', title: 'Rigger' };
  api({ 'GET /api/crew-lists/would-work-again': () => answer([maya]) });
  renderApp(<WouldWorkAgain />, { user: company });
  expect(await screen.findByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/profile/m1');
});
