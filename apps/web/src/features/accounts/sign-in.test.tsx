import { screen, waitFor } from '@testing-library/react';
import { selectUser } from '@crewcall/web-data-access';
import {
  answer,
  type Answer,
  api,
  buildUser,
  pasteInto,
  refuse,
  renderApp,
  type RenderedApp,
} from '@crewcall/testing-web';
import { AuthScreen } from './components/auth-screen';

const dashboard = { path: '/dashboard', element: <h1>Dashboard</h1> };

function open(at = '/auth', user?: ReturnType<typeof buildUser>): RenderedApp {
  return renderApp(<AuthScreen />, { at, path: '/auth', routes: [dashboard], user });
}

async function signIn(app: RenderedApp, give: Answer): Promise<void> {
  api({ 'POST /api/auth/signin': give });
  await pasteInto(app.person, screen.getByLabelText('Email'), 'priya@example.org');
  await app.person.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
}

/** What a provider's answer leaves in the address. */
const handedOver = (user: object, change: Record<string, string>): string =>
  new URLSearchParams({
    oauth_success: 'true',
    token: 'handoff.abc',
    user: JSON.stringify(user),
    ...change,
  }).toString();

/** Leaves for a provider, as far as a test can; answers the key that went along. */
async function asksFor({ person }: RenderedApp, provider = 'Google'): Promise<string> {
  const link = screen.getByRole('link', { name: provider });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await person.click(link);
  return new URL(link.getAttribute('href') ?? '', 'http://here').searchParams.get('return_key') ?? '';
}

describe('sign in', () => {
  it.each([
    ['/auth', 'Sign In'],
    ['/auth?tab=anything', 'Sign In'],
    ['/auth?tab=signup', 'Sign Up'],
  ])('opens %s on %s [R004]', async (at, tab) => {
    open(at);
    expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('form', { name: tab })).toBeVisible();
  });

  it('keeps the tab in the address, and arrow keys change it [R004]', async () => {
    const app = open();
    await app.person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(app.address()).toBe('/auth?tab=signup');
    await app.person.keyboard('{ArrowLeft}');
    expect(app.address()).toBe('/auth');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  });

  it('sends a user who is signed in to the dashboard [R004]', async () => {
    const app = open('/auth?tab=signup', buildUser());
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  it('stores the session and goes to the dashboard [R034] [R035] [R046]', async () => {
    const app = open();
    await signIn(app, () => answer({ user: buildUser(), token: 'fresh' }));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(localStorage.getItem('auth_token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: 'priya@example.org' });
    expect(selectUser(app.store.getState())?.first_name).toBe('Priya');
  });

  it.each([
    [
      'what the service says, without leaving',
      () => refuse(401, 'Invalid email or password.'),
      'Invalid email or password.',
    ],
    ['its own words when there is no answer', () => Response.error(), 'An error occurred. Please try again.'],
    ['the default when the answer has no words', () => answer({}, { status: 409 }), 'Sign in failed'],
  ])('shows %s [R034] [R036]', async (_case, failure, words) => {
    const app = open();
    await signIn(app, failure);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sign In Failed');
    expect(alert).toHaveTextContent(words);
    expect(app.address()).toBe('/auth');
  });

  it.each([
    ['by its code', refuse(403, 'Not yet.', 'EMAIL_NOT_VERIFIED')],
    ['by its words', refuse(403, 'Please verify your email before signing in.', 'FORBIDDEN')],
  ])(
    'offers to send the mail again when the address is not verified, told %s [R037] [R031] [R032]',
    async (_how, failure) => {
      const app = open();
      await signIn(app, () => failure.clone());
      expect(await screen.findByRole('heading', { name: 'Verify your email' })).toHaveFocus();
      expect(screen.getByText('priya@example.org')).toBeVisible();

      const asked = api({ 'POST /api/auth/resend-verification': () => answer({ message: 'ok' }) });
      await app.person.click(screen.getByRole('button', { name: 'Resend verification email' }));
      expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
      expect(asked[0]?.body).toEqual({
        email: 'priya@example.org',
        browser_key: localStorage.getItem('sign_up_browser'),
      });
    },
  );

  it('says when the mail could not be sent again [R032]', async () => {
    const app = open();
    await signIn(app, () => refuse(403, 'Please verify your email before signing in.', 'EMAIL_NOT_VERIFIED'));
    api({ 'POST /api/auth/resend-verification': () => refuse(503, 'Busy') });
    await app.person.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText('Failed to resend verification email. Please try again.')).toBeVisible();
  });

  it('asks for both fields before it calls [R036]', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('leads to the forgotten password and back home [R038]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Back to Home Page' })).toHaveAttribute('href', '/');
  });

  it('hands over to three providers, with the role that was chosen and a key of this tab [R039]', async () => {
    const app = open('/auth?tab=signup');
    for (const [name, provider] of Object.entries({ Google: 'google', Facebook: 'facebook', LinkedIn: 'linkedin' })) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', `/api/auth/${provider}?role=freelancer`);
      const key = await asksFor(app, name);
      expect(link).toHaveAttribute('href', `/api/auth/${provider}?role=freelancer&return_key=${key}`);
      expect(key).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it.each([
    ['access_denied', 'google', 'Google permission required. Please allow access to email and profile to continue.'],
    ['token_revoked', 'linkedin', 'LinkedIn session expired. Please sign in again.'],
    ['whatever', 'facebook', 'Facebook authentication failed. Please try again.'],
  ])('explains %s of %s [R041] [R042]', (error, provider, words) => {
    open(`/auth?oauth_error=${error}&provider=${provider}`);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('finishes what a provider began, and hides the token at once [R040]', async () => {
    const user = buildUser();
    api({ 'GET /api/auth/session': () => answer({ user, token: 'long-lived' }) });
    const app = open();
    await app.goTo(`/auth#${handedOver(user, { return_key: await asksFor(app) })}`);
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(app.hash()).toBe('');
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('long-lived'));
    expect(app.store.getState().toasts.queue[0]?.title).toBe('Welcome, Priya Nair!');
  });

  it('keeps nothing of what a provider began before the service answers [R040]', async () => {
    const user = buildUser();
    let exchange: (given: Response) => void = () => undefined;
    const asked = api({ 'GET /api/auth/session': () => new Promise<Response>((resolve) => (exchange = resolve)) });
    const app = open();
    await app.goTo(`/auth#${handedOver(user, { return_key: await asksFor(app) })}`);
    await waitFor(() => expect(asked[0]?.headers.get('authorization')).toBe('Bearer handoff.abc'));
    expect([localStorage.getItem('auth_token'), app.address()]).toEqual([null, '/auth']);
    exchange(answer({ user, token: 'long-lived' }));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(asked).toHaveLength(1);
  });

  it('says so when the service takes nothing of what a provider began [R043]', async () => {
    api({ 'GET /api/auth/session': () => refuse(401, 'Session expired') });
    const app = open();
    await app.goTo(`/auth#${handedOver(buildUser(), { return_key: await asksFor(app) })}`);
    expect(await screen.findByText('Failed to process OAuth login. Please try again.')).toBeVisible();
    expect([localStorage.getItem('auth_token'), app.address()]).toEqual([null, '/auth']);
  });

  it('F5: takes no session from a link that this tab did not ask for, or that it had an answer to', async () => {
    const [victim, attacker] = [buildUser(), buildUser()];
    const asked = api({ 'GET /api/auth/session': () => answer({ user: attacker, token: 'of-the-attacker' }) });
    const app = open('/auth');
    const key = await asksFor(app);
    for (const change of [{ return_key: 'a-word-of-the-attacker' }, { return_key: key }, { return_key: '' }])
      await app.goTo(`/auth#${handedOver(attacker, change)}`);
    const own = { return_key: await asksFor(app), token: 'eyJ.a-plain-session.token' };
    await app.goTo(`/auth#${handedOver(attacker, own)}`);
    expect(await screen.findByText('Failed to process OAuth login. Please try again.')).toBeVisible();
    expect([localStorage.getItem('auth_token'), asked.length, app.hash()]).toEqual([null, 0, '']);
    app.unmount();
    const signedIn = open('/auth', victim);
    await signedIn.goTo(`/auth#${handedOver(attacker, {})}`);
    expect(localStorage.getItem('auth_token')).toBe('token-of-the-test');
    expect(selectUser(signedIn.store.getState())?.id).toBe(victim.id);
  });

  it('says when a provider’s answer cannot be used [R043]', async () => {
    const app = open('/auth#oauth_success=true&token=t&user=%7Bbroken');
    expect(await screen.findByText('Failed to process OAuth login. Please try again.')).toBeVisible();
    expect(app.address()).toBe('/auth');
  });
});
