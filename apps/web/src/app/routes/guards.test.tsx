import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { Component as AdminRoute } from './admin.route';
import { Component as RatingsRoute } from './ratings.route';
import { Component as SettingsRoute } from './settings.route';

const routes = [
  { path: '/auth', element: <h1>Sign in here</h1> },
  { path: '/dashboard', element: <h1>Dashboard</h1> },
];
const overview = {
  users: { total: 5, thisMonth: 1, freelancers: 3, recruiters: 1, verified: 4 },
  jobs: { total: 2, active: 1, thisMonth: 1 },
  applications: { total: 3, applied: 2, hired: 1 },
};

describe('the admin page', () => {
  it('verifies first [R230]', () => {
    localStorage.setItem('auth_token', 'stored');
    renderApp(<AdminRoute />, { at: '/admin', path: '/admin', routes });
    expect(screen.getByText('Verifying admin access...')).toBeVisible();
  });

  it('sends a signed-out visitor to the sign-in page [R230]', async () => {
    const { store } = renderApp(<AdminRoute />, { at: '/admin', path: '/admin', routes });
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
    expect(store.getState().toasts.queue[0]).toMatchObject({
      title: 'Authentication Required',
      text: 'Please sign in to access the admin dashboard.',
    });
  });

  it('sends everybody else to their dashboard [R231]', async () => {
    const { store } = renderApp(<AdminRoute />, {
      at: '/admin',
      path: '/admin',
      routes,
      user: buildUser({ role: 'recruiter' }),
    });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(store.getState().toasts.queue[0]).toMatchObject({
      title: 'Access Denied',
      text: 'Admin privileges are required to access this page.',
    });
  });

  it('shows an administrator the platform in numbers [R233]', async () => {
    api({ 'GET /api/admin/analytics/overview': () => answer(overview) });
    renderApp(<AdminRoute />, { at: '/admin', path: '/admin', routes, user: buildUser({ role: 'admin' }) });
    expect(await screen.findByText('+1 this month')).toBeVisible();
    expect(screen.getByText('1 hired')).toBeVisible();
  });
});

describe('the ratings page', () => {
  it('asks a signed-out visitor to log in [R215]', async () => {
    renderApp(<RatingsRoute />, { at: '/ratings', path: '/ratings', routes });
    expect(await screen.findByText('Please log in to view your ratings.')).toBeVisible();
  });

  it('is for crew only [R215]', async () => {
    renderApp(<RatingsRoute />, { at: '/ratings', path: '/ratings', routes, user: buildUser({ role: 'recruiter' }) });
    expect(await screen.findByText('This page is only available for freelancers.')).toBeVisible();
  });

  it('says that nobody has rated yet, and how to be rated well [R217]', async () => {
    const user = buildUser();
    api({ [`GET /api/freelancer/${user.id}`]: () => refuse(404, 'Profile not found') });
    renderApp(<RatingsRoute />, { at: '/ratings', path: '/ratings', routes, user });
    expect(await screen.findByText('No ratings yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Improve Your Ratings' })).toBeVisible();
  });
});

describe('settings', () => {
  const company = buildUser({ role: 'recruiter', first_name: null, last_name: null, company_name: 'Northlight' });
  const open = (user = company) => renderApp(<SettingsRoute />, { at: '/settings', path: '/settings', routes, user });

  it('need an account [R222]', async () => {
    renderApp(<SettingsRoute />, { at: '/settings', path: '/settings', routes });
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  });

  it('save the names, and take the new ones over everywhere [R223] [R224]', async () => {
    const asked = api({
      'PUT /api/auth/update-account': () => answer({ user: { ...company, company_name: 'Northlight Ltd' } }),
    });
    const { person, store } = open();
    await person.type(screen.getByLabelText('Company name'), ' Ltd');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Account updated'));
    expect(asked[0]?.body).toEqual({ first_name: null, last_name: null, company_name: 'Northlight Ltd' });
    expect(store.getState().session.user?.company_name).toBe('Northlight Ltd');
    expect(localStorage.getItem('user')).toContain('Northlight Ltd');
  });

  it('have no company name for crew [R223]', () => {
    open(buildUser());
    expect(screen.queryByLabelText('Company name')).not.toBeInTheDocument();
  });

  it.each([
    [401, 'Session expired', 'Your session has expired. Please log in again and try saving.'],
    [403, 'No.', 'You do not have permission to update this information.'],
    [400, 'No.', 'Invalid information provided. Please check your entries.'],
    [409, 'Somebody else was faster.', 'Somebody else was faster.'],
  ])('say why a save failed with %i, and keep what was typed [R225]', async (status, error, words) => {
    api({ 'PUT /api/auth/update-account': () => refuse(status, error) });
    const { person, store } = open();
    await person.type(screen.getByLabelText(/First name/), 'Dan');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Dan');
    expect(store.getState().toasts.queue[0]).toMatchObject({ title: 'Update failed', text: words });
    expect(store.getState().session.status).toBe('signed-in');
  });
});
