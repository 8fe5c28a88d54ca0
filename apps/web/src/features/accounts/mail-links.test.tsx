import { screen, waitFor } from '@testing-library/react';
import {
  answer,
  api,
  buildUser,
  pasteInto,
  refuse,
  renderApp,
  type RenderedApp,
  passTime,
  stopClock,
  untilSettled,
} from '@crewcall/testing-web';
import { ForgotPasswordScreen } from './components/forgot-password-screen';
import { ResetPasswordScreen } from './components/reset-password-screen';
import { VerifyEmailScreen } from './components/verify-email-screen';

describe('forgot password', () => {
  it('asks for an address of the right shape [R047]', async () => {
    const { person } = renderApp(<ForgotPasswordScreen />);
    await person.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    await pasteInto(person, screen.getByLabelText('Email'), 'grace@nowhere');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  });

  it('sends it and says to check the mail, which lives an hour [R048] [R055]', async () => {
    const asked = api({ 'POST /api/auth/forgot-password': () => answer({ message: 'ok' }) });
    const { person } = renderApp(<ForgotPasswordScreen />);
    await person.type(screen.getByLabelText('Email'), ' grace@mail.example {Enter}');
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    expect(screen.getByText(/valid for 1 hour/)).toBeVisible();
    expect(asked[0]?.body).toEqual({ email: 'grace@mail.example' });
  });
});

describe('reset password', () => {
  const open = (at = '/reset-password?token=t-1'): RenderedApp =>
    renderApp(<ResetPasswordScreen />, {
      at,
      path: '/reset-password',
      routes: [{ path: '/auth', element: <h1>In</h1> }],
    });
  const submit = (app: RenderedApp): Promise<void> =>
    app.person.click(screen.getByRole('button', { name: 'Reset password' }));

  it('says that a link without a token is invalid [R050]', () => {
    open('/reset-password');
    expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('ticks its checklist while typing, and shows what was typed on demand [R049] [R051]', async () => {
    const { person } = open();
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    await pasteInto(person, screen.getByLabelText('New password'), 'gaffertape');
    expect(screen.getByText(/Must be at least 8 characters long/)).toHaveTextContent('(done)');
    expect(screen.getByText(/Must contain at least one uppercase letter/)).toHaveTextContent('(to do)');
    if (show) await person.click(show);
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  it('refuses empty fields, weak ones and two that differ [R051] [R052]', async () => {
    const app = open();
    await submit(app);
    expect(await screen.findByText('Please enter a new password.')).toBeVisible();
    expect(screen.getByText('Please confirm your password.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Password Requirements');
    await pasteInto(app.person, screen.getByLabelText('New password'), 'gaffertape1');
    await pasteInto(app.person, screen.getByLabelText('Confirm password'), 'gaffer');
    expect(await screen.findByText('Must contain at least one uppercase letter')).toBeVisible();
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
  });

  it('goes to sign in a second and a half after a success [R053]', async () => {
    const asked = api({ 'POST /api/auth/reset-password': () => answer({ message: 'ok' }) });
    const app = open();
    await pasteInto(app.person, screen.getByLabelText('New password'), 'Gaffertape1');
    await pasteInto(app.person, screen.getByLabelText('Confirm password'), 'Gaffertape1');
    stopClock();
    await submit(app);
    await untilSettled(() => screen.queryByText(/Your password has been reset/) !== null);
    expect(asked[0]?.body).toEqual({ token: 't-1', password: 'Gaffertape1', confirmPassword: 'Gaffertape1' });
    const before = app.address();
    await passTime(1_499);
    expect(app.address()).toBe(before);
    await passTime(1);
    expect(app.address()).toBe('/auth');
    jest.useRealTimers();
  });

  it.each([
    ['a lost connection', () => Response.error(), 'Network error. Please check your connection and try again.'],
    [
      'a used link',
      () => refuse(400, 'Invalid', 'RESET_LINK_INVALID'),
      'This link is invalid or expired. Please request a new password reset.',
    ],
  ])('explains %s [R054]', async (_case, failure, words) => {
    api({ 'POST /api/auth/reset-password': failure });
    const app = open();
    await pasteInto(app.person, screen.getByLabelText('New password'), 'Gaffertape1');
    await pasteInto(app.person, screen.getByLabelText('Confirm password'), 'Gaffertape1');
    await submit(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

describe('verify email', () => {
  const open = (at: string): RenderedApp =>
    renderApp(<VerifyEmailScreen />, {
      at,
      path: '/verify-email',
      routes: ['/auth', '/jobs/:id', '/dashboard'].map((path) => ({ path, element: <h1>In</h1> })),
    });
  afterEach(() => localStorage.clear());

  it('goes on by itself in the browser that signed up, signed in, to where the person was', async () => {
    localStorage.setItem('sign_up_browser', 'b'.repeat(32));
    const user = buildUser();
    const asked = api({ 'POST /api/auth/verify-email': () => answer({ message: 'ok', user, token: 't' }) });
    const app = open('/verify-email?token=t-1&next=%2Fjobs%2F1%3Fapply%3D1');
    await waitFor(() => expect(app.address()).toBe('/jobs/1?apply=1'));
    expect(asked.map(({ body }) => body)).toEqual([{ token: 't-1', browser_key: 'b'.repeat(32) }]);
    expect(app.store.getState().session.user).toEqual(user);
    expect(localStorage.getItem('sign_up_browser')).toBeNull();
  });

  it('keeps the page to come back to for who opens the link elsewhere, unless it is not ours', async () => {
    api({ 'POST /api/auth/verify-email': () => answer({ message: 'ok' }) });
    const app = open('/verify-email?token=t-1&next=%2Fjobs%2F1%3Fapply%3D1');
    await app.person.click(screen.getByRole('button', { name: 'Verify my email' }));
    await waitFor(() => expect(app.address()).toBe('/auth?verified=1&next=%2Fjobs%2F1%3Fapply%3D1'));
    app.unmount();
    const other = open('/verify-email?token=t-1&next=%2F%2Felsewhere.example');
    await other.person.click(screen.getByRole('button', { name: 'Verify my email' }));
    await waitFor(() => expect(other.address()).toBe('/auth?verified=1'));
  });

  it('uses the link only when a user presses, then goes to sign in [R029]', async () => {
    const asked = api({ 'POST /api/auth/verify-email': () => answer({ message: 'ok' }) });
    const app = open('/verify-email?token=t-1');
    expect(asked).toEqual([]);
    await app.person.click(screen.getByRole('button', { name: 'Verify my email' }));
    await waitFor(() => expect(app.address()).toBe('/auth?verified=1'));
    expect(asked[0]?.body).toEqual({ token: 't-1' });
  });

  it('says when the link is of no use', async () => {
    api({
      'POST /api/auth/verify-email': () =>
        refuse(400, 'This verification link is invalid or expired. Please request a new one.'),
    });
    const { person } = open('/verify-email?token=old');
    await person.click(screen.getByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('invalid or expired');
    expect(screen.getByRole('link', { name: 'Go to Sign In' })).toBeVisible();
  });
});
