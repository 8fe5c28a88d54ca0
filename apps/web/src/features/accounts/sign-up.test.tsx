import { screen, waitFor } from '@testing-library/react';
import { answer, api, pasteInto, refuse, renderApp, type RenderedApp } from '@crewcall/testing-web';
import { AuthScreen } from './components/auth-screen';

const email = 'grace.okafor@mail.example';
const button = (): HTMLElement => screen.getByRole('button', { name: /^Sign(ing)? up/i });

function open(at = '/auth?tab=signup'): RenderedApp {
  return renderApp(<AuthScreen />, { at, path: '/auth' });
}

async function fill(
  { person }: RenderedApp,
  { password = 'load-in-at-6', confirm = password }: { password?: string; confirm?: string } = {},
): Promise<void> {
  await pasteInto(person, screen.getByLabelText('Email'), email);
  await pasteInto(person, screen.getByLabelText('Password'), password);
  await pasteInto(person, screen.getByLabelText('Confirm password'), confirm);
}

describe('sign up', () => {
  it('offers crew, chosen already, and companies, and never administrators [R022]', async () => {
    open();
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /Freelancer/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Recruiter/ })).not.toBeChecked();
  });

  it('presets a company for who came by a button for companies', async () => {
    open('/auth?tab=signup&role=recruiter');
    expect(await screen.findByRole('radio', { name: /Recruiter/ })).toBeChecked();
  });

  it('signs up through another provider in the role that is chosen now', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('radio', { name: /Recruiter/ }));
    expect(screen.getByRole('link', { name: 'Google' }).getAttribute('href')).toMatch(/role=recruiter$/);
    await person.click(screen.getByRole('radio', { name: /Freelancer/ }));
    expect(screen.getByRole('link', { name: 'Google' }).getAttribute('href')).toMatch(/role=freelancer$/);
  });

  it('sends the page to come back to along, with the sign-up and with each new mail', async () => {
    const asked = api({
      'POST /api/auth/signup': () => answer({ message: 'ok' }, { status: 201 }),
      'POST /api/auth/resend-verification': () => answer({ message: 'ok' }),
    });
    const app = open('/auth?tab=signup&next=%2Fjobs%2F1%3Fapply%3D1');
    await fill(app);
    await app.person.click(screen.getByRole('checkbox'));
    await app.person.click(button());
    await app.person.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const browser_key = localStorage.getItem('sign_up_browser');
    expect(browser_key).toMatch(/^[0-9a-f]{32}$/);
    for (const { body } of asked) expect(body).toMatchObject({ next: '/jobs/1?apply=1', browser_key });
  });

  it('never sends the address of another site as the page to come back to', async () => {
    const asked = api({ 'POST /api/auth/signup': () => answer({ message: 'ok' }, { status: 201 }) });
    const app = open('/auth?tab=signup&next=%2F%2Felsewhere.example');
    await fill(app);
    await app.person.click(screen.getByRole('checkbox'));
    await app.person.click(button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).not.toHaveProperty('next');
  });

  it('says which fields are missing once they were left [R023] [R025] [R026]', async () => {
    const { person } = open();
    await person.click(screen.getByLabelText('Email'));
    await person.click(screen.getByLabelText('Password'));
    await person.click(screen.getByLabelText('Confirm password'));
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('checkbox'));
    await person.tab();
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    expect(screen.getByText('Please accept the Terms and Conditions to continue.')).toBeVisible();
  });

  it('rejects a short password and one that does not match [R024] [R025]', async () => {
    const app = open();
    await fill(app, { password: 'short', confirm: 'shorn' });
    await app.person.tab();
    expect(await screen.findByText('Password must be at least 6 characters long')).toBeVisible();
    expect(
      screen.getByText("Passwords don't match. Please make sure both password fields are identical."),
    ).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toBeInvalid();
  });

  it('hints while the confirmation is typed [R027]', async () => {
    const app = open();
    await fill(app, { confirm: 'load' });
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    await pasteInto(app.person, screen.getByLabelText('Confirm password'), '-in-at-6');
    expect(await screen.findByText('Passwords match')).toBeVisible();
  });

  it('wakes its button only when every rule holds, six characters being enough [R024] [R027]', async () => {
    const app = open();
    await fill(app, { password: 'sixsix' });
    expect(button()).toBeDisabled();
    expect(screen.getByText('Please accept the Terms and Conditions to continue.')).toBeVisible();
    await app.person.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it('F11: refuses a common password and one character repeated before anything is sent [R024]', async () => {
    const app = open();
    await fill(app, { password: 'password1' });
    await app.person.click(screen.getByRole('checkbox'));
    expect(await screen.findByText(/This password is too common/)).toBeVisible();
    expect(button()).toBeDisabled();
    await app.person.clear(screen.getByLabelText('Password'));
    await pasteInto(app.person, screen.getByLabelText('Password'), 'zzzzzzzz');
    expect(await screen.findByText('Password must not be one character repeated.')).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('opens the terms in a new window [R008]', () => {
    open();
    const link = screen.getByRole('link', { name: 'Terms and Conditions' });
    expect(link).toHaveAttribute('href', '/terms-of-use.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('sends the account, clears the form and asks to verify the address [R028] [R029] [R033]', async () => {
    const link = 'http://localhost/verify-email?token=t';
    const asked = api({
      'POST /api/auth/signup': () => answer({ message: 'ok', verification_link: link }, { status: 201 }),
    });
    const app = open();
    await app.person.click(screen.getByRole('radio', { name: /Recruiter/ }));
    await fill(app);
    await app.person.click(screen.getByRole('checkbox'));
    await app.person.click(button());

    expect(
      await screen.findByText(
        'Registration Successful! Please check your email and spam folder to verify your account before signing in.',
      ),
    ).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByRole('link', { name: 'open the verification link' })).toHaveAttribute('href', link);
    expect(asked[0]?.body).toEqual({
      email,
      password: 'load-in-at-6',
      role: 'recruiter',
      acceptedTerms: true,
      browser_key: localStorage.getItem('sign_up_browser'),
    });
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await app.person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(email)).not.toBeInTheDocument();
  });

  it.each([
    [
      'the words of the service',
      () => refuse(409, 'An account with this email already exists.', 'EMAIL_TAKEN'),
      'An account with this email already exists.',
    ],
    [
      'its own words when there is no answer',
      () => Response.error(),
      'An unexpected error occurred. Please try again.',
    ],
    ['the default when the answer has no words', () => answer({}, { status: 409 }), 'Signup failed'],
  ])('says why it failed in %s [R030]', async (_case, failure, words) => {
    api({ 'POST /api/auth/signup': failure });
    const app = open();
    await fill(app);
    await app.person.click(screen.getByRole('checkbox'));
    await app.person.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sign Up Failed');
    expect(alert).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });
});
