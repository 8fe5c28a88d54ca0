import { screen } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { ProfilePage } from './components/profile-page';
import { buildCompanyProfile, buildFreelancerProfile } from './profile.factory';

const other = '0190b6a0-0000-7000-8000-000000000009';

it('shows name, badge, title, place, experience, availability, about, skills and links of crew [R166] [R167]', async () => {
  api({
    [`GET /api/freelancer/${other}`]: () =>
      answer(buildFreelancerProfile({ user_id: other, rating_average: 4.9, rating_count: 41 })),
  });
  renderApp(<ProfilePage userId={other} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible();
  for (const words of [
    'VERIFIED',
    'FOH and systems engineer',
    'Manchester',
    '12 years',
    'Available',
    'About',
    'Twelve years of conferences.',
    'Skills & Expertise',
    'Dante',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', 'https://priyanair.example');
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
});

it('has no VERIFIED badge without a verified address, and follows no unsafe link [R167]', async () => {
  api({
    [`GET /api/freelancer/${other}`]: () =>
      answer(buildFreelancerProfile({ email_verified: false, portfolio_url: 'javascript:alert(1)' })),
  });
  renderApp(<ProfilePage userId={other} />);
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('About')).toBeVisible();
  expect(screen.queryByText('VERIFIED')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Portfolio' })).not.toBeInTheDocument();
});

it('shows a company where there is no crew profile [R166] [R167]', async () => {
  api({
    [`GET /api/freelancer/${other}`]: () => refuse(404, 'Profile not found'),
    [`GET /api/recruiter/${other}`]: () => answer(buildCompanyProfile()),
  });
  renderApp(<ProfilePage userId={other} />);
  expect(await screen.findByText('Production company')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Company website' })).toHaveAttribute('href', 'https://northlight.example');
});

it('says that an unknown person is not there [R170]', async () => {
  api({
    [`GET /api/freelancer/${other}`]: () => refuse(404, 'Profile not found'),
    [`GET /api/recruiter/${other}`]: () => refuse(404, 'Profile not found'),
  });
  renderApp(<ProfilePage userId={other} />);
  expect(await screen.findByText('Profile Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
});

it('offers to create one’s own profile when there is none, and to edit it when there is one [R169] [R170]', async () => {
  const user = buildUser({ role: 'recruiter' });
  let exists = false;
  api({
    [`GET /api/recruiter/${user.id}`]: () =>
      exists ? answer(buildCompanyProfile({ user_id: user.id })) : refuse(404, 'Profile not found'),
  });
  renderApp(<ProfilePage userId={user.id} />, { user });
  expect(await screen.findByText('Complete Your Company Profile')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute('href', '/dashboard?tab=profile');
  exists = true;
  renderApp(<ProfilePage userId={user.id} />, { user });
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/dashboard?tab=profile');
});
