import { screen, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from '../../features/jobs/job.factory';
import { buildCompanyProfile, buildFreelancerProfile } from '../../features/profile/profile.factory';
import { buildRating } from '../../features/ratings/rating.factory';
import { Component as ProfileRoute } from './profile.route';

const other = '0190b6a0-0000-7000-8000-000000000009';

const noRatings = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] };

describe('Send Message', () => {
  const open = (user: ReturnType<typeof buildUser> | undefined, id: string) => {
    api({
      [`GET /api/freelancer/${id}`]: () => answer(buildFreelancerProfile({ user_id: id })),
      [`GET /api/ratings/freelancer/${id}/average`]: () => answer(noRatings),
      [`GET /api/ratings/freelancer/${id}`]: () => answer([], { total: 0 }),
    });
    renderApp(<ProfileRoute />, { at: `/profile/${id}`, path: '/profile/:userId', user });
  };

  it('leads to the conversation with another user [R169]', async () => {
    open(buildUser(), other);
    const link = await screen.findByRole('link', { name: 'Send Message' });
    expect(link).toHaveAttribute('href', `/dashboard?tab=messages&to=${other}`);
  });

  it('leads a signed-out visitor to the sign-in page, and on to the conversation [R169]', async () => {
    open(undefined, other);
    const link = await screen.findByRole('link', { name: 'Send Message' });
    const thread = `/dashboard?tab=messages&to=${other}`;
    expect(link).toHaveAttribute('href', `/auth?next=${encodeURIComponent(thread)}`);
  });

  it('is not on one’s own profile [R169]', async () => {
    const user = buildUser();
    open(user, user.id);
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send Message' })).not.toBeInTheDocument();
  });
});

describe('a company’s page', () => {
  const open = (finished_jobs: number) => {
    api({
      [`GET /api/freelancer/${other}`]: () => refuse(404, 'Profile not found'),
      [`GET /api/recruiter/${other}`]: () => answer(buildCompanyProfile({ user_id: other })),
      [`GET /api/jobs/recruiter/${other}`]: () =>
        answer([buildJob({ id: 'a' }), buildJob({ id: 'b', title: 'Rigger', status: 'closed' })], { total: 2 }),
      [`GET /api/jobs/recruiter/${other}/record`]: () =>
        answer({
          open_jobs: 1,
          finished_jobs,
          answered_percent: 92,
          crew_booked: 31,
          booked_again_percent: null,
        }),
      [`GET /api/ratings/freelancer/${other}/average`]: () => answer(noRatings),
    });
    return renderApp(<ProfileRoute />, { at: `/profile/${other}`, path: '/profile/:userId' });
  };

  it('says what it offers now, what it does, who is there, and what was verified [R166] [R167]', async () => {
    open(0);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Productions' })).toBeVisible();
    expect(screen.getByText('Email address confirmed')).toBeVisible();
    const jobs = within(await screen.findByRole('region', { name: 'Open jobs (1)' }));
    expect(jobs.getByRole('link', { name: 'FOH Sound Engineer' })).toHaveAttribute('href', '/jobs/a');
    expect(screen.getByRole('region', { name: 'What they do' })).toHaveTextContent('Launches and conferences.');
    expect(screen.getByText('Dan Price')).toBeVisible();
    expect(await screen.findByText(/no figures yet/)).toBeVisible();
    expect(screen.queryByText('92 %')).not.toBeInTheDocument();
  });

  it('has figures of what took place, and leaves out those that there are none of', async () => {
    open(12);
    expect(await screen.findByText('92 %')).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'jobs finished in the last year',
      'of applicants got an answer',
      'crew booked',
    ]);
  });
});

describe('ratings on a crew member’s page', () => {
  const open = (user?: ReturnType<typeof buildUser>) => {
    const profile = buildFreelancerProfile({ user_id: other, rating_average: 4.9, rating_count: 41 });
    api({
      [`GET /api/freelancer/${other}`]: () => answer(profile),
      [`GET /api/ratings/freelancer/${other}/average`]: () =>
        answer({ average: 4.9, count: 41, distribution: [0, 0, 1, 3, 37] }),
      [`GET /api/ratings/freelancer/${other}`]: () =>
        answer([buildRating({ comment: 'Calm on comms.' })], { total: 41 }),
    });
    return renderApp(<ProfileRoute />, {
      at: `/profile/${other}`,
      path: '/profile/:userId',
      ...(user ? { user } : {}),
    });
  };

  it('are one star and a number in the head, and spread out below [R167] [R221]', async () => {
    open();
    expect(await screen.findByText('(41)', { selector: 'em' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Ratings (41)' })).toBeVisible();
    expect(screen.getByText('37')).toBeVisible();
    expect(screen.queryByText(/Calm on comms/)).not.toBeInTheDocument();
  });

  it('have their words for companies [R221]', async () => {
    open(buildUser({ role: 'recruiter' }));
    expect(await screen.findByText(/Calm on comms/)).toBeVisible();
  });
});
