import { screen, waitFor } from '@testing-library/react';
import { answer, api, buildUser, pasteInto, renderApp } from '@crewcall/testing-web';
import { PasswordForm } from './components/password-form';
import { SessionList } from './components/session-list';

it('is asked for again when a changed password has ended the other sessions', async () => {
  const now = new Date().toISOString();
  const seen = { place: null, created_at: now, last_seen_at: now };
  const here = { id: 's1', device: 'Firefox on Linux', ...seen, is_current: true };
  let sessions = [here, { id: 's2', device: 'Safari on iOS', ...seen, is_current: false }];
  api({
    'GET /api/auth/sign-in-methods': () => answer({ has_password: true, external: [] }),
    'GET /api/auth/sessions': () => answer(sessions),
    'PUT /api/auth/change-password': () => ((sessions = [here]), answer({ message: 'Changed.' })),
  });
  const user = buildUser();
  const page = (
    <>
      <PasswordForm user={user} />
      <SessionList />
    </>
  );
  const { person } = renderApp(page, { user });
  expect(await screen.findByText('Safari on iOS')).toBeVisible();
  await pasteInto(person, await screen.findByLabelText('Current password'), 'old one');
  await pasteInto(person, screen.getByLabelText('New password'), 'sixsix');
  await pasteInto(person, screen.getByLabelText('Confirm new password'), 'sixsix');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
});
