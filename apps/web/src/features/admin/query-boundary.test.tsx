import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { screen } from '@testing-library/react';
import { buildAdminUser } from './admin-user.factory';
import { UsersTab } from './components/users-tab';

const person = buildAdminUser({ auth_provider: 'google' });

it('says that a filter found no answer, and shows no earlier one in its place', async () => {
  let isDown = true;
  const found = { ...person, id: 'u2', first_name: 'Sam', standing: 'suspended' as const };
  api({
    'GET /api/admin/users': ({ query }) => {
      if (query['standing'] !== 'suspended') return answer({ users: [person] });
      return isDown ? refuse(503, 'Down') : answer({ users: [found] });
    },
  });
  const app = renderApp(<UsersTab />, { at: '/admin?tab=users', path: '/admin', user: buildUser({ role: 'admin' }) });
  expect(await screen.findByText('Maya Okafor')).toBeVisible();
  await app.person.selectOptions(screen.getByLabelText('Standing'), 'Suspended');
  expect(await screen.findByText('Users could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Maya Okafor')).toBeNull();
  isDown = false;
  await app.person.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByText('Sam Okafor')).toBeVisible();
});
