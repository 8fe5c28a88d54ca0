import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@crewcall/web-data-access';
import { answer, api, buildUser, renderApp, type RenderedApp } from '@crewcall/testing-web';
import { Component as NotFound } from '../routes/not-found.route';
import { Shell } from './shell';

const page = (path: string, heading: string) => ({ path, element: <h1>{heading}</h1> });

const counts = { messages: 0, applications: 0, jobs: 0, ratings: 0, total: 0 };

function open({ at = '/jobs', user }: { at?: string; user?: ReturnType<typeof buildUser> } = {}): RenderedApp {
  api({
    'GET /api/notifications/unread-count': () => answer({ count: 0 }),
    'GET /api/notifications/category-counts': () => answer(counts),
    'GET /api/notifications': () => answer([], { total: 0 }),
  });
  const children = [
    page('/', 'Landing'),
    page('/jobs', 'Find Jobs'),
    page('/freelancers', 'Find Crew'),
    page('/auth', 'Welcome back'),
    page('/settings', 'Settings'),
    { path: '*', element: <NotFound /> },
  ];
  return renderApp(<p />, { at, path: '/elsewhere', user, routes: [{ element: <Shell />, children }] });
}

const menuItems = (): (string | null)[] =>
  [...screen.getByRole('navigation', { name: 'Account' }).querySelectorAll('a, button')].map(
    (item) => item.textContent,
  );
const recruiter = buildUser({ role: 'recruiter', first_name: null, last_name: null, company_name: 'Northlight' });

describe('header', () => {
  it('leads a stranger to jobs, crew, the sign-in page and sign up [R010] [R013]', () => {
    open();
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Find Jobs' })).toHaveAttribute('href', '/jobs');
    expect(main.getByRole('link', { name: 'Find Crew' })).toHaveAttribute('href', '/freelancers');
    expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/auth');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'CrewCall home' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?tab=signup');
    expect(header.queryByRole('link', { name: 'Post New Job' })).not.toBeInTheDocument();
  });

  it('shows people with an account their bell and their menu instead [R013]', async () => {
    open({ user: buildUser() });
    expect(await screen.findByRole('button', { name: 'PN, account menu, Priya Nair' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Notifications/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute('href', '/dashboard');
  });

  it.each([
    ['a company', recruiter, ['/dashboard?tab=jobs&action=post']],
    ['crew', buildUser(), []],
    ['an administrator', buildUser({ role: 'admin' }), []],
    ['a stranger', undefined, []],
  ])('lets %s post from anywhere, or not [R012]', (_who, user, hrefs) => {
    open({ user });
    const links = screen.queryAllByRole('link', { name: 'Post New Job' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('opens the feedback dialog, which says that it came from the header [R010] [R089]', async () => {
    const { person } = open();
    const asked = api({ 'POST /api/feedback': () => answer({ id: 'f1' }, { status: 201 }) });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await person.click(main.getByRole('button', { name: 'Feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Your Feedback' }));
    await person.selectOptions(dialog.getByLabelText('Feedback type'), 'Other');
    await person.type(dialog.getByLabelText('Message'), 'Ten letters.');
    await person.click(dialog.getByRole('button', { name: 'Send Feedback' }));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ source: 'header' }));
  });

  it('asks by itself after five minutes, which says that it came from the popup [R089]', async () => {
    jest.useFakeTimers();
    const { person } = open({ user: buildUser() });
    const asked = api({
      'GET /api/feedback/popup': () => answer({ is_on: true }),
      'POST /api/feedback': () => answer({ id: 'f1' }, { status: 201 }),
    });
    await act(() => jest.advanceTimersByTimeAsync(299_999));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Your Feedback' }));
    await person.selectOptions(dialog.getByLabelText('Feedback type'), 'Other');
    await person.type(dialog.getByLabelText('Message'), 'Ten letters.');
    await person.click(dialog.getByRole('button', { name: 'Send Feedback' }));
    const sent = () => asked.find(({ method }) => method === 'POST')?.body;
    await waitFor(() => expect(sent()).toMatchObject({ source: 'popup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('searches jobs on Enter, does nothing on nothing, and is not on the landing page [R011]', async () => {
    const app = open({ at: '/settings' });
    const box = screen.getByRole('searchbox', { name: 'Search jobs' });
    await app.person.type(box, '   {Enter}');
    expect(app.address()).toBe('/settings');
    await app.person.type(box, ' sound & light {Enter}');
    expect(app.address()).toBe('/jobs?search=sound+%26+light');
    await act(() => app.goTo('/'));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it.each([
    [
      'a freelancer',
      buildUser(),
      'Priya Nair',
      [
        'Dashboard',
        'Profile',
        'Offers',
        'My Ratings',
        'Teams',
        'Timesheets',
        'Invoices',
        'Saved searches',
        'Settings',
        'Sign out',
      ],
    ],
    [
      'a company',
      recruiter,
      'Northlight',
      ['Dashboard', 'Profile', 'Timesheets', 'Invoices', 'Saved searches', 'Settings', 'Sign out'],
    ],
    [
      'an administrator without a name',
      buildUser({ role: 'admin', first_name: null, last_name: null }),
      'priya',
      ['Dashboard', 'Profile', 'Admin Dashboard', 'Settings', 'Sign out'],
    ],
  ])('gives %s their own menu [R015] [R016] [R017]', async (_who, user, name, items) => {
    const { person } = open({ user });
    await person.click(await screen.findByRole('button', { name: new RegExp(`account menu, ${name}`) }));
    expect(menuItems()).toEqual(items);
    expect(screen.getByText(user.email)).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: 'Account' })).getByText(name)).toBeVisible();
  });

  it('signs out although the service does not answer, and goes to the sign-in page [R045]', async () => {
    const app = open({ user: buildUser() });
    api({ 'POST /api/auth/signout': () => Response.error() });
    await app.person.click(await screen.findByRole('button', { name: /account menu/ }));
    await app.person.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(app.address()).toBe('/auth'));
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('goes to the sign-in page when the session ends by itself, and back from there [R045]', async () => {
    const app = open({ at: '/jobs?search=rigger', user: buildUser() });
    act(() => void app.store.dispatch(endSession()));
    await waitFor(() => expect(app.address()).toBe('/auth?next=%2Fjobs%3Fsearch%3Drigger'));
  });

  it('comes back to no page of the sign-in itself, such as a link that is spent [R053]', async () => {
    const app = open({ at: '/reset-password?token=t', user: buildUser() });
    act(() => void app.store.dispatch(endSession()));
    await waitFor(() => expect(app.address()).toBe('/auth'));
  });

  it('slides its menu out, with the same links, and Esc puts it back [R014]', async () => {
    const { person } = open({ at: '/settings' });
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await person.click(opener);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Find Jobs', 'Find Crew', 'Dashboard', 'Sign In', 'Get Started'])
      expect(menu.getByRole('link', { name })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Feedback' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('lets any user choose light, dark, or as the device does', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Light or dark' }));
    await person.click(await screen.findByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  });
});

describe('every page', () => {
  it('has a footer with three columns, what CrewCall is, and a way to write [R002] [R018] [R008]', () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    for (const name of ['For Freelancers', 'For Companies', 'Support'])
      expect(footer.getByRole('heading', { name })).toBeVisible();
    expect(
      footer.getByText(/technical professionals with event opportunities in the corporate events sector/),
    ).toBeVisible();
    expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(footer.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('target', '_blank');
  });

  it('moves the focus to the new heading', async () => {
    const { person } = open();
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await person.click(main.getByRole('link', { name: 'Find Crew' }));
    expect(await screen.findByRole('heading', { name: 'Find Crew', level: 1 })).toHaveFocus();
  });

  it('says that the connection is gone, for as long as it is', () => {
    open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You are offline/)).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  it('lets the keyboard skip to the content', () => {
    open();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('says Page Not Found for any other address, with two ways on [R009]', () => {
    open({ at: '/no/such/page' });
    expect(screen.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
    expect(document.title).toBe('Page Not Found - CrewCall');
  });
});
