import { screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  type Answer,
  api,
  buildUser,
  passTime,
  pasteInto,
  refuse,
  renderApp,
  stopClock,
  untilSettled,
} from '@crewcall/testing-web';
import { preloadParts } from '../../shared/parts';
import { Component as SettingsRoute } from './settings.route';

// What suspends while `act` renders would never ask for anything: all is there at once.
beforeAll(async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await preloadParts(['src/app/settings/day-parts.tsx']);
});

const routes = [
  { path: '/auth', element: <h1>Sign in here</h1> },
  { path: '/', element: <h1>Home</h1> },
];
const company = buildUser({ role: 'recruiter', first_name: null, last_name: null, company_name: 'Northlight' });
const now = new Date().toISOString();
const copy = { id: 'e1', requested_at: now, ready_at: null, expires_at: null, size: null };

/** What a settings page asks for at once, unless the test says otherwise. */
const usual: Record<string, Answer> = {
  'GET /api/users/me/preferences': () => answer({ profile_visible: true, email_notifications: true }),
  'GET /api/auth/sign-in-methods': () => answer({ has_password: true, external: [] }),
  'GET /api/auth/sessions': () => answer([]),
  'GET /api/users/me/data-export': () => answer({ data_export: null }),
  'GET /api/notifications/preferences': () => answer({ types: [], quiet_from: null, quiet_to: null }),
  'GET /api/messages/privacy': () => answer({ shows_receipts: true, shows_typing: true, shows_presence: true }),
  'GET /api/cover-settings': () => answer({ passes_quiet_hours: true, wakes_me: false }),
};
const viaProvider: Record<string, Answer> = {
  'GET /api/auth/sign-in-methods': () => answer({ has_password: false, external: ['google'] }),
};

function openSettings(answers: Record<string, Answer> = {}, user = company) {
  const asked = api({ ...usual, ...answers });
  const writes = () => asked.filter(({ method }) => method !== 'GET');
  return { ...renderApp(<SettingsRoute />, { at: '/settings', path: '/settings', routes, user }), writes };
}
type SettingsPage = ReturnType<typeof openSettings>;

const toastOf = (store: SettingsPage['store']) => store.getState().toasts.queue[0];

describe('a copy of one’s data', () => {
  it('is asked for, and announced by mail', async () => {
    let newest: object | null = null;
    const { person } = openSettings({
      'GET /api/users/me/data-export': () => answer({ data_export: newest }),
      'POST /api/users/me/data-export': () => {
        newest = { ...copy, status: 'gathering' };
        return answer({ data_export: newest }, { status: 202 });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Request a copy of my data' }));
    expect(await screen.findByText(/You will get a mail with a link when it is ready/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /copy of my data/ })).not.toBeInTheDocument();
  });

  it('is there to be downloaded when it is ready, and says when it cannot be', async () => {
    const { person, store } = openSettings({
      'GET /api/users/me/data-export': () =>
        answer({ data_export: { ...copy, status: 'ready', ready_at: now, expires_at: now, size: 2_345_678 } }),
      'GET /api/users/me/data-export/e1/file': () => refuse(404, 'This copy of your data is no longer there.'),
    });
    expect(await screen.findByText(/ZIP file, 2.3 MB, here until/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(toastOf(store)?.text).toBe('This copy of your data is no longer there.'));
  });
});

describe('deleting the account', () => {
  const openDialog = async ({ person }: SettingsPage) => {
    await person.click(screen.getByRole('button', { name: 'Delete account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  };

  it('says what it means and asks for the password [R227]', async () => {
    const app = openSettings();
    const dialog = await openDialog(app);
    expect(dialog.getByText(/your jobs are closed, and applicants are told/)).toBeVisible();
    await app.person.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getByText('Please enter your password to confirm account deletion.')).toBeVisible();
    expect(app.writes()).toEqual([]);
  });

  it('says why it failed [R227]', async () => {
    const app = openSettings({ 'DELETE /api/auth/delete-account': () => refuse(400, 'That password is not right.') });
    const dialog = await openDialog(app);
    await pasteInto(app.person, dialog.getByLabelText('Your password'), 'wrong');
    await app.person.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() =>
      expect(toastOf(app.store)).toMatchObject({ title: 'Deletion failed', text: 'That password is not right.' }),
    );
    expect(app.store.getState().session.status).toBe('signed-in');
  });

  it('signs out at once and goes home half a second later [R227] [R228]', async () => {
    const app = openSettings({ 'DELETE /api/auth/delete-account': () => answer({ message: 'Account deleted' }) });
    const dialog = await openDialog(app);
    await pasteInto(app.person, dialog.getByLabelText('Your password'), 'right');
    stopClock();
    await app.person.click(dialog.getByRole('button', { name: 'Delete account' }));
    await untilSettled(() => app.store.getState().session.status === 'signed-out' && toastOf(app.store) !== undefined);
    expect(app.writes()[0]?.body).toEqual({ userId: company.id, password: 'right' });
    expect(toastOf(app.store)?.title).toBe('Account deleted');
    expect(localStorage.getItem('auth_token')).toBeNull();
    await passTime(499);
    expect(app.address()).toBe('/settings');
    await passTime(1);
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    jest.useRealTimers();
  });

  it('takes a code by mail where there is no password [R227] [Q57]', async () => {
    const app = openSettings({ ...viaProvider, 'DELETE /api/auth/delete-account': () => answer({}) });
    const dialog = await openDialog(app);
    await pasteInto(app.person, await dialog.findByLabelText('Code from our mail'), '123456');
    await app.person.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(app.writes()[0]?.body).toEqual({ userId: company.id, code: '123456' }));
  });
});

describe('signing out', () => {
  const session = {
    id: 's1',
    device: 'Firefox on Linux',
    place: null,
    created_at: now,
    last_seen_at: now,
    is_current: true,
  };

  it('ends this session, and leads to the sign-in page without a way back [R045]', async () => {
    const { person, store, address } = openSettings({
      'GET /api/auth/sessions': () => answer([session]),
      'POST /api/auth/signout': () => answer({}),
    });
    const list = within(await screen.findByRole('list', { name: 'Sessions' }));
    await person.click(list.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(store.getState().session.status).toBe('signed-out'));
    await waitFor(() => expect(address()).toBe('/auth'));
  });
});
