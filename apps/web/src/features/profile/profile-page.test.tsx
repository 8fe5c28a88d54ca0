import { useState, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { answer, api, buildUser, looksOf, refuse, renderApp } from '@crewcall/testing-web';
import { useCompanyQuery } from './api/profiles.api';
import { ProfilePage } from './components/profile-page';
import { buildCompanyProfile, buildFreelancerProfile } from './profile.factory';

const other = '0190b6a0-0000-7000-8000-000000000009';

it('shows name, badge, title, place, experience, availability, about, skills and links of crew [R166] [R167]', async () => {
  api({
    [`GET /api/freelancer/${other}`]: () =>
      answer(
        buildFreelancerProfile({
          user_id: other,
          rating_average: 4.9,
          rating_count: 41,
          linkedin_url: 'https://linkedin.example/in/priya',
          website_url: 'https://priya.example',
        }),
      ),
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
  for (const [name, address] of [
    ['Portfolio', 'https://priyanair.example'],
    ['LinkedIn', 'https://linkedin.example/in/priya'],
    ['Website', 'https://priya.example'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
});

it.each([
  ['available', 'Available', 'success'],
  ['busy', 'Busy', 'warning'],
  ['unavailable', 'Unavailable', 'error'],
  ['on tour', 'Unavailable', 'error'],
])('marks who is %s with the words %s and a dot of the %s colour [R161] [R167]', async (state, words, colour) => {
  const profile = buildFreelancerProfile({ user_id: other, availability_status: state as 'busy' });
  api({ [`GET /api/freelancer/${other}`]: () => answer(profile) });
  renderApp(<ProfilePage userId={other} />, { hasLooks: true });
  const dot = looksOf(await screen.findByText(words), '::before');
  expect(dot.match(/palette-(\w+)-main/)?.[1]).toBe(colour);
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
    [`GET /api/recruiter/${other}`]: () =>
      answer(buildCompanyProfile({ linkedin_url: 'https://linkedin.example/company/northlight' })),
  });
  renderApp(<ProfilePage userId={other} />);
  expect(await screen.findByText('Production company')).toBeVisible();
  expect(screen.getByText('Leeds')).toBeVisible();
  expect(screen.getByText('VERIFIED')).toBeVisible();
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.example/company/northlight',
  );
  expect(screen.getByRole('link', { name: 'Company website' })).toHaveAttribute('href', 'https://northlight.example');
});

it('asks for no crew profile where the page before has shown the company', async () => {
  const asked = api({
    [`GET /api/recruiter/${other}`]: () => answer(buildCompanyProfile()),
    [`GET /api/freelancer/${other}`]: () => refuse(404, 'Profile not found'),
  });
  function Pages(): ReactNode {
    const { data } = useCompanyQuery(other);
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <ProfilePage userId={other} /> : data && <button onClick={() => setOpen(true)}>Open</button>;
  }
  const { person } = renderApp(<Pages />);
  await person.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Production company')).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain(`/api/freelancer/${other}`);
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

it('tells an administrator that they have none, and leads to what they have', async () => {
  const user = buildUser({ role: 'admin' });
  const none = () => refuse(404, 'Profile not found');
  api({ [`GET /api/freelancer/${user.id}`]: none, [`GET /api/recruiter/${user.id}`]: none });
  renderApp(<ProfilePage userId={user.id} />, { user });
  expect(await screen.findByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByText('Complete Your Profile')).not.toBeInTheDocument();
});

it.each([
  ['recruiter', 'Complete Your Company Profile', () => answer(buildCompanyProfile())],
  ['freelancer', 'Complete Your Profile', () => answer(buildFreelancerProfile())],
] as const)(
  'offers a %s without a profile to create one, and then to edit it [R169] [R170]',
  async (role, words, found) => {
    const user = buildUser({ role });
    let exists = false;
    api({ [`GET /api/${role}/${user.id}`]: () => (exists ? found() : refuse(404, 'Profile not found')) });
    const { unmount } = renderApp(<ProfilePage userId={user.id} />, { user });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute('href', '/dashboard');
    unmount();
    exists = true;
    renderApp(<ProfilePage userId={user.id} />, { user });
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/dashboard');
  },
);
