import { screen, waitFor, within } from '@testing-library/react';
import type { Application } from '@crewcall/contracts-jobs';
import { answer, type Answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import { AskForRating } from './components/ask-for-rating';
import { RateBooking } from './components/rate-booking';
import { RatingsOverview } from './components/ratings-overview';
import { buildRating } from './rating.factory';

const crew = buildUser();
const company = buildUser({ id: '0190b6a0-0000-7000-8000-000000000002', role: 'recruiter' });
const booking = {
  id: '0190b6a0-0000-7000-8000-0000000000c1',
  freelancer_id: crew.id,
  recruiter_id: company.id,
  job_title: 'FOH Sound Engineer',
  job_company: 'Northlight',
  status: 'hired',
  rating: null,
  rating_requested_at: null,
  is_blind: false,
  is_rating_hidden: false,
  is_rating_removed: false,
  freelancer_profile: { user_id: crew.id, first_name: 'Priya', last_name: 'Nair' },
} as Application;

describe('the ratings page', () => {
  const open = (ratings: ReturnType<typeof buildRating>[], distribution: number[]) => {
    const count = ratings.length;
    api({
      [`GET /api/ratings/freelancer/${crew.id}`]: () => answer(ratings, { total: count }),
      [`GET /api/ratings/freelancer/${crew.id}/average`]: () => answer({ average: 4.5, count, distribution }),
    });
    return renderApp(<RatingsOverview userId={crew.id} />, { user: crew });
  };

  it('shows average, total and latest, how they spread, and every rating [R216] [R217]', async () => {
    const older = buildRating({
      id: '0190b6a0-0000-7000-8000-0000000000d2',
      rating: 4,
      job_title: null,
      comment: null,
      recruiter: { first_name: null, last_name: null, company_name: null },
    });
    open([buildRating(), older], [0, 0, 0, 1, 1]);
    const history = await screen.findByRole('list', { name: 'Rating History' });
    expect(await screen.findByText('2 in total')).toBeVisible();
    for (const title of ['Average Rating', 'Total Ratings', 'Latest Rating', 'Improve Your Ratings'])
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('From completed projects')).toBeVisible();
    expect(screen.getByText('20 Nov 2026')).toBeVisible();
    expect(screen.getAllByText('5/5')).toHaveLength(2);
    const [first, second] = within(history).getAllByRole('listitem');
    for (const words of ['5/5', 'FOH Sound Engineer', 'Rated by Nora Light', '20 Nov 2026, 14:05', 'Calm under'])
      expect(first).toHaveTextContent(words);
    for (const words of ['4/5', 'Project', 'Rated by Recruiter']) expect(second).toHaveTextContent(words);
  });

  it('has the words for a latest rating that was removed, and no stars [R216]', async () => {
    open([buildRating({ rating: 0, comment: null, is_removed: true })], [0, 0, 0, 0, 0]);
    await screen.findByRole('list', { name: 'Rating History' });
    expect(screen.getAllByText('Removed by CrewCall')).toHaveLength(2);
    expect(screen.queryByText('0/5')).toBeNull();
  });

  it('says that a page did not load, and shows no other in its place', async () => {
    api({
      [`GET /api/ratings/freelancer/${crew.id}`]: ({ query }) =>
        query['page'] === '1' ? answer([buildRating()], { total: 30 }) : refuse(503, 'Down'),
      [`GET /api/ratings/freelancer/${crew.id}/average`]: () =>
        answer({ average: 5, count: 30, distribution: [0, 0, 0, 0, 30] }),
    });
    const { person } = renderApp(<RatingsOverview userId={crew.id} />, {
      at: '/ratings',
      path: '/ratings',
      user: crew,
    });
    await screen.findByRole('list', { name: 'Rating History' });
    await person.click(screen.getByRole('link', { name: /^(Page )?2$/ }));
    expect(await screen.findByText('Your ratings did not load')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Rating History' })).toBeNull();
  });

  it('leads from a page that was emptied to the last one, and does not say that there is none', async () => {
    api({
      [`GET /api/ratings/freelancer/${crew.id}`]: ({ query }) =>
        answer(query['page'] === '1' ? [buildRating()] : [], { total: 1 }),
      [`GET /api/ratings/freelancer/${crew.id}/average`]: () =>
        answer({ average: 5, count: 1, distribution: [0, 0, 0, 0, 1] }),
    });
    const { address } = renderApp(<RatingsOverview userId={crew.id} />, { at: '/ratings?page=3', user: crew });
    expect(await screen.findByRole('list', { name: 'Rating History' })).toBeVisible();
    expect(address()).toBe('/ratings');
  });

  it('says when there are none [R217]', async () => {
    open([], [0, 0, 0, 0, 0]);
    expect(await screen.findByRole('heading', { name: 'No ratings yet' })).toBeVisible();
  });
});

describe('rating a hire', () => {
  const open = (post: Answer) => {
    const asked = api({ 'POST /api/ratings': post });
    return { asked, ...renderApp(<RateBooking application={booking} />, { user: company }) };
  };

  it('has a word for each star, wants one chosen, and sends it with the comment [R218] [R219]', async () => {
    const { person, asked, store } = open(() => answer(buildRating(), { status: 201 }));
    await person.click(screen.getByRole('button', { name: 'Rate Priya Nair' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rate Priya Nair' });
    for (const words of ['1, Poor', '2, Below Average', '3, Average', '4, Good', '5, Excellent'])
      expect(within(dialog).getByRole('radio', { name: words })).toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Submit rating' }));
    expect(store.getState().toasts.queue[0]).toMatchObject({
      title: 'Please select a rating',
      text: 'Choose between 1 and 5 stars.',
    });
    expect(asked).toEqual([]);
    await person.click(within(dialog).getByRole('radio', { name: '5, Excellent' }));
    await pasteInto(person, within(dialog).getByLabelText(/Comment/), ' Calm. ');
    await person.click(within(dialog).getByRole('button', { name: 'Submit rating' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked[0]?.body).toEqual({
      job_application_id: booking.id,
      freelancer_id: crew.id,
      rating: 5,
      comment: 'Calm.',
    });
    expect(store.getState().toasts.queue.map(({ title }) => title)).toContain('Rating submitted successfully!');
  });

  it('keeps what was written when it does not work [R219]', async () => {
    const { person, store } = open(() => refuse(409, 'You have already rated this booking.'));
    await person.click(screen.getByRole('button', { name: 'Rate Priya Nair' }));
    await person.click(screen.getByRole('radio', { name: '4, Good' }));
    await person.click(screen.getByRole('button', { name: 'Submit rating' }));
    expect(await screen.findByText('You have already rated this booking.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4, Good' })).toBeChecked();
    expect(store.getState().toasts.queue[0]).toMatchObject({
      title: 'Error submitting rating',
      text: 'Please try again later.',
    });
  });

  it.each([
    ['2099-11-26', true],
    ['2020-11-26', false],
    [null, false],
  ])('says that work on %s is still to come: %s', async (job_event_date, isToCome) => {
    const { person } = renderApp(<RateBooking application={{ ...booking, job_event_date }} />, { user: company });
    await person.click(screen.getByRole('button', { name: 'Rate Priya Nair' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText(/The work is on Thu 26 Nov/) !== null).toBe(isToCome);
  });

  it('says that the rating was removed, which is not given twice [R156] [R219]', () => {
    renderApp(<RateBooking application={{ ...booking, is_rating_removed: true }} />, { user: company });
    expect(screen.getByText('Removed by CrewCall')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows what was given instead, once it is [R156]', () => {
    renderApp(<RateBooking application={{ ...booking, rating: 4 }} />, { user: company });
    expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('asking for a rating', () => {
  const open = (application: Application, post: Answer) => {
    const asked = api({ 'POST /api/rating-requests': post });
    return { asked, ...renderApp(<AskForRating application={application} />, { user: crew }) };
  };
  const button = () => screen.getByRole('button', { name: 'Request a rating for FOH Sound Engineer' });

  it('names the booking, oneself and the company [R220]', async () => {
    const { person, asked, store } = open(booking, () => answer({}, { status: 201 }));
    await person.click(button());
    await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Rating request sent!'));
    expect(asked[0]?.body).toEqual({
      job_application_id: booking.id,
      freelancer_id: crew.id,
      recruiter_id: company.id,
    });
  });

  it('says why it did not work [R220]', async () => {
    const words = 'You have already asked for a rating of this booking.';
    const { person, store } = open(booking, () => refuse(429, words));
    await person.click(button());
    await waitFor(() =>
      expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Error sending rating request', text: words }),
    );
  });

  it('does not ask when no user can answer [R220]', async () => {
    const { person, asked, store } = open({ ...booking, recruiter_id: '' }, () => answer({}));
    await person.click(button());
    expect(store.getState().toasts.queue[0]?.text).toBe('Unable to find recruiter for this job');
    expect(asked).toEqual([]);
  });

  it('is not offered again in the same week, nor once it was rated [R156] [R220]', () => {
    renderApp(<AskForRating application={{ ...booking, rating_requested_at: new Date().toISOString() }} />, {});
    expect(screen.getByText('Rating requested')).toBeVisible();
    renderApp(<AskForRating application={{ ...booking, rating: 5 }} />, {});
    renderApp(<AskForRating application={{ ...booking, is_rating_removed: true }} />, {});
    expect(screen.getByText('Removed by CrewCall')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
