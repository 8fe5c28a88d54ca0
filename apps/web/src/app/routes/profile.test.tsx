import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { Component as ProfileRoute } from './profile.route';

const other = '0190b6a0-0000-7000-8000-000000000009';

describe('Send Message', () => {
  const open = (user: ReturnType<typeof buildUser> | undefined, id: string) => {
    api({ [`GET /api/freelancer/${id}`]: () => answer(buildFreelancerProfile({ user_id: id })) });
    renderApp(<ProfileRoute />, { at: `/profile/${id}`, path: '/profile/:userId', user });
  };

  it('leads to the conversation with another user [R169]', async () => {
    open(buildUser(), other);
    const link = await screen.findByRole('link', { name: 'Send Message' });
    expect(link).toHaveAttribute('href', `/dashboard?tab=messages&to=${other}`);
  });

  it('leads a signed-out visitor to the sign-in page [R169]', async () => {
    open(undefined, other);
    expect(await screen.findByRole('link', { name: 'Send Message' })).toHaveAttribute('href', '/auth');
  });

  it('is not on one’s own profile [R169]', async () => {
    const user = buildUser();
    open(user, user.id);
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send Message' })).not.toBeInTheDocument();
  });
});
