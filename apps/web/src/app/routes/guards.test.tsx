import { screen } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { ComponentType } from 'react';
import { Component as AdminRoute } from './admin.route';
import { Component as DashboardRoute } from './dashboard.route';
import { Component as OffersRoute } from './offers.route';
import { Component as ProfileRoute } from './profile.route';
import { Component as RatingsRoute } from './ratings.route';
import { Component as SettingsRoute } from './settings.route';

const routes = [
  { path: '/auth', element: <h1>Sign in here</h1> },
  { path: '/dashboard', element: <h1>Dashboard</h1> },
];

it.each<[string, ComponentType]>([
  ['/dashboard?tab=messages&to=u2', DashboardRoute],
  ['/settings', SettingsRoute],
  ['/profile', ProfileRoute],
  ['/offers?state=open', OffersRoute],
  ['/admin?tab=jobs', AdminRoute],
])('%s sends a visitor to the sign-in page, which leads back to it', async (at, Page) => {
  const { address } = renderApp(<Page />, { at, path: at.replace(/\?.*/, ''), routes });
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(address()).toBe(`/auth?next=${encodeURIComponent(at)}`);
});

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

  it('says meanwhile that it sends a signed-out visitor away [R230]', async () => {
    renderApp(<AdminRoute />, { at: '/admin' });
    expect(await screen.findByText('Authentication required. Redirecting...')).toBeVisible();
  });

  it('says meanwhile that it sends others away [R231]', async () => {
    api({ 'GET /api/bootstrap/status': () => answer({ available: false, needs_token: false }) });
    renderApp(<AdminRoute />, { at: '/admin', user: buildUser() });
    expect(await screen.findByText('Access denied. Redirecting...')).toBeVisible();
  });

  it('sends every other user to their dashboard [R231]', async () => {
    api({ 'GET /api/bootstrap/status': () => answer({ available: false, needs_token: false }) });
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
});

describe('the ratings page', () => {
  it('asks a signed-out visitor to log in [R215]', async () => {
    renderApp(<RatingsRoute />, { at: '/ratings', path: '/ratings', routes });
    expect(await screen.findByText('Please log in to view your ratings.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fratings');
  });

  it('is for crew only [R215]', async () => {
    renderApp(<RatingsRoute />, { at: '/ratings', path: '/ratings', routes, user: buildUser({ role: 'recruiter' }) });
    expect(await screen.findByText('This page is only available for freelancers.')).toBeVisible();
  });

  it('says that no user has rated yet, and how to be rated well [R217]', async () => {
    const user = buildUser();
    api({
      [`GET /api/ratings/freelancer/${user.id}`]: () => answer([], { total: 0 }),
      [`GET /api/ratings/freelancer/${user.id}/average`]: () =>
        answer({ average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }),
    });
    renderApp(<RatingsRoute />, { at: '/ratings', path: '/ratings', routes, user });
    expect(await screen.findByText('No ratings yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Improve Your Ratings' })).toBeVisible();
  });
});
