import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, pasteInto, refuse, renderApp } from '@crewcall/testing-web';
import { preloadParts } from '../../shared/parts';
import { Component as SettingsRoute } from './settings.route';

// What suspends while `act` renders would never ask for anything: all is there at once.
beforeAll(async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await preloadParts(['src/app/settings/day-parts.tsx', 'src/features/settings/components/bank-details-card.tsx']);
});

const routes = [
  { path: '/auth', element: <h1>Sign in here</h1> },
  { path: '/', element: <h1>Home</h1> },
];
const company = buildUser({ role: 'recruiter', first_name: null, last_name: null, company_name: 'Northlight' });
/** Used a moment before they are asked for, however long the tests before took. */
function sessionsNow() {
  const now = new Date().toISOString();
  const [seen, phone] = [
    { created_at: now, last_seen_at: now },
    { device: 'Safari on iOS', place: null },
  ];
  return [
    { id: 's1', device: 'Firefox on Linux', place: 'United Kingdom', ...seen, is_current: true },
    { id: 's2', ...phone, ...seen, is_current: false },
  ];
}

/** What a settings page asks for at once, unless the test says otherwise. */
const usual: Record<string, Answer> = {
  'GET /api/users/me/preferences': () => answer({ profile_visible: true, email_notifications: true }),
  'GET /api/auth/sign-in-methods': () => answer({ has_password: true, external: [] }),
  'GET /api/auth/sessions': () => answer(sessionsNow()),
  'GET /api/users/me/data-export': () => answer({ data_export: null }),
  'GET /api/notifications/preferences': () => answer({ types: [], quiet_from: null, quiet_to: null }),
  'GET /api/messages/privacy': () => answer({ shows_receipts: true, shows_typing: true, shows_presence: true }),
  'GET /api/bank-details': () => answer({ bank_details: null }),
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
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('settings', () => {
  it('need an account [R222]', async () => {
    renderApp(<SettingsRoute />, { at: '/settings', path: '/settings', routes });
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  });

  it('have three cards, and how the app looks [R222]', async () => {
    openSettings();
    for (const name of ['Account Information', 'Privacy & Security', 'Danger Zone', 'Appearance'])
      expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible();
  });
});

describe('the account', () => {
  it('saves the names, and takes the new ones over everywhere [R223] [R224]', async () => {
    const { person, store, writes } = openSettings({
      'PUT /api/auth/update-account': () => answer({ user: { ...company, company_name: 'Northlight Ltd' } }),
    });
    await person.type(screen.getByLabelText('Company name'), ' Ltd');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastOf(store)?.title).toBe('Account updated'));
    expect(writes()[0]?.body).toEqual({ first_name: null, last_name: null, company_name: 'Northlight Ltd' });
    expect(store.getState().session.user?.company_name).toBe('Northlight Ltd');
    expect(localStorage.getItem('user')).toContain('Northlight Ltd');
  });

  it.each([
    ['freelancer', 0, 2],
    ['recruiter', 1, 2],
    ['admin', 0, 0],
  ] as const)('of a %s has %i company name and %i account types [R223]', (role, names, types) => {
    openSettings({}, buildUser({ role }));
    expect(screen.queryAllByLabelText('Company name')).toHaveLength(names);
    expect(screen.queryAllByRole('radio', { name: /Freelancer|Recruiter|Company/ })).toHaveLength(types);
  });

  it('asks recruiters for no names of their own [R223]', async () => {
    const named = { ...company, first_name: 'Dan', last_name: 'Price' };
    const { person, store, writes } = openSettings(
      { 'PUT /api/auth/update-account': () => answer({ user: company }) },
      named,
    );
    await person.clear(screen.getByLabelText(/First name/));
    await person.clear(screen.getByLabelText(/Last name/));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastOf(store)?.title).toBe('Account updated'));
    expect(writes()[0]?.body).toMatchObject({ first_name: null, last_name: null });
  });

  it('changes sides once the consequences were read, with a new token [R223] [R224] [Q08]', async () => {
    const { person, store, writes } = openSettings({
      'PUT /api/auth/update-account': () => answer({ user: { ...company, role: 'freelancer' }, token: 'new-token' }),
    });
    await person.click(screen.getByRole('radio', { name: /Freelancer/ }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch to a Freelancer account?' });
    expect(within(dialog).getByText('Your active jobs are paused until you switch back.')).toBeVisible();
    expect(writes()).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Switch to Freelancer' }));
    await waitFor(() => expect(store.getState().session.user?.role).toBe('freelancer'));
    expect(writes()[0]?.body).toMatchObject({ role: 'freelancer' });
    expect(localStorage.getItem('auth_token')).toBe('new-token');
    expect(store.getState().session.status).toBe('signed-in');
  });

  it.each([
    [401, 'Session expired', 'Your session has expired. Please log in again and try saving.'],
    [403, 'No.', 'You do not have permission to update this information.'],
    [400, 'No.', 'Invalid information provided. Please check your entries.'],
    [409, 'Somebody else was faster.', 'Somebody else was faster.'],
  ])('says why a save failed with %i, and keeps what was typed [R225]', async (status, error, words) => {
    const { person, store } = openSettings({ 'PUT /api/auth/update-account': () => refuse(status, error) });
    await person.type(screen.getByLabelText(/First name/), 'Dan');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Dan');
    expect(toastOf(store)).toMatchObject({ title: 'Update failed', text: words });
    expect(store.getState().session.status).toBe('signed-in');
  });
});

describe('the switches', () => {
  it('are on by default, work at once and move back when refused [R229]', async () => {
    let status = 200;
    const { person, store, writes } = openSettings({
      'PUT /api/users/me/preferences': ({ body }) =>
        status === 200
          ? answer({ profile_visible: true, email_notifications: true, ...(body as object) })
          : refuse(status, 'Not now.'),
    });
    const mail = await screen.findByRole('switch', { name: 'Email notifications' });
    expect(mail).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Profile visibility' })).toBeChecked();
    await person.click(mail);
    await waitFor(() => expect(toastOf(store)?.title).toBe('Preferences saved'));
    expect(mail).not.toBeChecked();
    expect(writes()[0]?.body).toEqual({ email_notifications: false });
    status = 409;
    await person.click(screen.getByRole('switch', { name: 'Profile visibility' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Profile visibility' })).toBeChecked());
    expect(writes()).toHaveLength(2);
  });

  it('say when they could not be loaded [R229]', async () => {
    openSettings({ 'GET /api/users/me/preferences': () => refuse(404, 'Gone.') });
    expect(await screen.findByText('Gone.')).toBeVisible();
  });
});

describe('the password', () => {
  const fill = async ({ person }: SettingsPage, old: string, next: string, again: string): Promise<void> => {
    const form = await screen.findByRole('form', { name: 'Password' });
    await pasteInto(person, within(form).getByLabelText('Current password'), old);
    await pasteInto(person, within(form).getByLabelText('New password'), next);
    if (again) await pasteInto(person, within(form).getByLabelText('Confirm new password'), again);
  };
  const press = ({ person }: SettingsPage) => person.click(screen.getByRole('button', { name: 'Change password' }));

  it('asks for the old one and a new one before anything can be sent [R226]', async () => {
    const app = openSettings();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
    await fill(app, 'old one', 'sixsix', 'other6');
    await press(app);
    expect(await screen.findByText('New passwords do not match.')).toBeVisible();
    expect(app.writes()).toEqual([]);
  });

  it('must have six characters [R226]', async () => {
    const app = openSettings();
    await fill(app, 'old one', 'short', 'short');
    await press(app);
    expect(await screen.findByText('Password must be at least 6 characters long.')).toBeVisible();
  });

  it('is changed, and says so [R226]', async () => {
    const app = openSettings({
      'PUT /api/auth/change-password': () => answer({ message: 'Password changed successfully.' }),
    });
    await fill(app, 'old one', 'sixsix', 'sixsix');
    await press(app);
    await waitFor(() => expect(toastOf(app.store)?.title).toBe('Password changed successfully.'));
    expect(app.writes()[0]?.body).toEqual({ userId: company.id, oldPassword: 'old one', newPassword: 'sixsix' });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('says beside the field that the old one is wrong [R226]', async () => {
    const words = 'Your current password is not right.';
    const details = [{ field: 'oldPassword', message: words }];
    const app = openSettings({
      'PUT /api/auth/change-password': () => refuse(400, words, 'WRONG_OLD_PASSWORD', details),
    });
    await fill(app, 'wrong', 'sixsix', 'sixsix');
    await press(app);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(words);
  });

  it('is set for the first time with a code by mail, by a user who came with a provider [R226] [Q57]', async () => {
    const { person, writes } = openSettings({
      ...viaProvider,
      'POST /api/auth/confirmation-code': () => answer({ message: 'A code is on its way.' }),
      'PUT /api/auth/change-password': () => answer({ message: 'Password changed successfully.' }),
    });
    expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeVisible();
    await person.click(card('Privacy & Security').getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('A code is on its way.')).toBeVisible();
    await pasteInto(person, screen.getByLabelText('Code from our mail'), '123456');
    await pasteInto(person, screen.getByLabelText('New password'), 'sixsix');
    await pasteInto(person, screen.getByLabelText('Confirm new password'), 'sixsix');
    await person.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ code: '123456', newPassword: 'sixsix' });
  });
});

describe('sessions', () => {
  it('are listed with device, place and last use, and end one by one or all others', async () => {
    const sessions = sessionsNow();
    let left = sessions;
    const { person, store } = openSettings({
      'GET /api/auth/sessions': () => answer(left),
      'DELETE /api/auth/sessions/s2': () => ((left = sessions.slice(0, 1)), answer({})),
    });
    const list = within(await screen.findByRole('list', { name: 'Sessions' }));
    expect(list.getByText('This device')).toBeVisible();
    expect(list.getByText('United Kingdom · Active now')).toBeVisible();
    expect(list.getByText('Last seen Just now').parentElement).toHaveTextContent(
      'Place not known · Last seen Just now',
    );
    expect(screen.getByRole('button', { name: 'Sign out all other devices' })).toBeVisible();
    await person.click(list.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(toastOf(store)?.title).toBe('Safari on iOS is signed out');
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });
});
