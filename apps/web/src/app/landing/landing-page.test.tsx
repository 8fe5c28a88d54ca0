import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildJob } from '../../features/jobs/job.factory';
import { LandingPage } from './landing-page';

describe('landing page', () => {
  it('says who it is for, that it is free, and what to press [R001] [R002]', async () => {
    api({ 'GET /api/jobs': () => answer([], { total: 0 }), 'GET /api/freelancers': () => answer([], { total: 0 }) });
    renderApp(<LandingPage />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('Registering and posting jobs are free.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?tab=signup');
    expect(screen.getByRole('link', { name: 'Browse Opportunities' })).toHaveAttribute('href', '/jobs');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Live now' })).toHaveAttribute('aria-busy', 'false'));
  });

  it('says what a booking means, and of double booking that it is about those made here [R540]', () => {
    api({ 'GET /api/jobs': () => answer([], { total: 0 }), 'GET /api/freelancers': () => answer([], { total: 0 }) });
    renderApp(<LandingPage />);
    const said = within(screen.getByRole('region', { name: 'What a booking here means' }));
    expect(said.getByRole('heading', { name: 'Hire a team in one go' })).toBeVisible();
    const item = said.getByRole('heading', { name: 'Never double-booked' }).parentElement;
    expect(item).toHaveTextContent('Bookings made here never meet');
  });

  it('counts what the services count, and lists the newest jobs by their date [R001]', async () => {
    const jobs = [
      buildJob({ id: 'a', title: 'New Year spot', event_date: '2026-12-31' }),
      buildJob({ id: 'b', title: 'FOH Sound Engineer', event_date: '2026-11-28' }),
    ];
    const asked = api({
      'GET /api/jobs': () => answer(jobs, { total: 248 }),
      'GET /api/freelancers': () => answer([], { total: 1068 }),
    });
    renderApp(<LandingPage />);
    const live = within(await screen.findByRole('region', { name: 'Live now' }));
    expect(await live.findByText('248')).toBeVisible();
    expect(await live.findByText('1,068')).toBeVisible();
    expect(live.getByRole('link', { name: /New Year spot/ })).toHaveAttribute('href', '/jobs/a');
    expect(screen.getByRole('link', { name: 'See all 248 jobs' })).toHaveAttribute('href', '/jobs');
    const list = within(await screen.findByRole('list', { name: 'Coming up' }, { timeout: 10_000 }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'FOH Sound Engineer',
      'New Year spot',
    ]);
    expect(asked.find(({ path }) => path === '/api/freelancers')?.query).toEqual({ page_size: '1' });
  }, 20_000);

  it('shows no numbers when it knows none', async () => {
    api({ 'GET /api/jobs': () => refuse(503, 'Down'), 'GET /api/freelancers': () => refuse(503, 'Down') });
    renderApp(<LandingPage />);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Live now' })).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Coming up' })).not.toBeInTheDocument();
  });

  it('sends people who have joined to their dashboard [R246]', () => {
    api({ 'GET /api/jobs': () => answer([], { total: 0 }), 'GET /api/freelancers': () => answer([], { total: 0 }) });
    renderApp(<LandingPage />, { user: buildUser() });
    expect(screen.getByRole('link', { name: 'Join as Freelancer' })).toHaveAttribute('href', '/dashboard');
  });
});
