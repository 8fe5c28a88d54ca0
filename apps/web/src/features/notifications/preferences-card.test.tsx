import { screen, waitFor, within } from '@testing-library/react';
import { defaultPreference, notificationTypes, type NotificationPreferences } from '@crewcall/contracts-notifications';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { NotificationPreferencesCard } from './components/preferences-card';
import { UnsubscribePage } from './components/unsubscribe-page';

const stored: NotificationPreferences = {
  types: notificationTypes.map(defaultPreference),
  quiet_from: null,
  quiet_to: null,
};
const path = '/api/notifications/preferences';

function open(save = () => answer(stored), role: 'freelancer' | 'recruiter' = 'freelancer') {
  const user = buildUser({ role });
  const asked = api({ [`GET ${path}`]: () => answer(stored), [`PUT ${path}`]: save });
  const app = renderApp(<NotificationPreferencesCard user={user} />, { user });
  const saved = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...app, saved };
}

describe('notification settings', () => {
  it('show each kind of a role with its ways, and save a choice at once', async () => {
    const { person, saved } = open();
    const row = within(await screen.findByRole('group', { name: 'Your applications' }));
    expect(screen.queryByRole('group', { name: 'Requests for ratings' })).not.toBeInTheDocument();
    await person.selectOptions(row.getByLabelText('By mail'), 'Daily at 09:00');
    expect(row.getByLabelText('By mail')).toHaveValue('digest');
    await person.click(row.getByRole('switch', { name: 'In the app' }));
    expect(saved()).toEqual([
      { types: [{ type: 'application_update', in_app: true, mail: 'digest' }] },
      { types: [{ type: 'application_update', in_app: false, mail: 'digest' }] },
    ]);
  });

  it.each([
    ['Offers and pencils', 'offer'],
    ['Your bookings', 'booking_update'],
    ['Call sheets', 'call_sheet'],
    ['Timesheets and invoices', 'timesheet'],
    ['Your calendar', 'availability'],
  ])('have a row for %s, set like the others [R528]', async (name, type) => {
    const { person, saved } = open();
    const row = within(await screen.findByRole('group', { name }));
    await person.selectOptions(row.getByLabelText('By mail'), 'Off');
    expect(saved()).toEqual([{ types: [{ type, in_app: true, mail: 'off' }] }]);
  });

  it('have those of a company’s bookings [R528]', async () => {
    open(undefined, 'recruiter');
    for (const name of ['Answers to your offers', 'Your bookings and cover', 'Call sheets', 'Timesheets and invoices'])
      expect(await screen.findByRole('group', { name })).toBeVisible();
  });

  it('let crew switch off notices of profile views [Q17]', async () => {
    const { person, saved } = open();
    const row = within(await screen.findByRole('group', { name: 'Companies that look at your profile' }));
    expect(row.getByLabelText('By mail')).toHaveValue('off');
    await person.click(row.getByRole('switch', { name: 'In the app' }));
    expect(saved()).toEqual([{ types: [{ type: 'profile_view', in_app: false, mail: 'off' }] }]);
  });

  it('put a choice back that was refused', async () => {
    const { person } = open(() => refuse(409, 'no'));
    const row = within(await screen.findByRole('group', { name: 'Unread messages' }));
    await person.selectOptions(row.getByLabelText('By mail'), 'Off');
    await waitFor(() => expect(row.getByLabelText('By mail')).toHaveValue('instant'));
  });

  it('have quiet hours, from ten to seven until others are chosen', async () => {
    const { person, saved } = open();
    await person.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    expect(await screen.findByLabelText('From')).toHaveValue('22:00');
    expect(saved()).toEqual([{ quiet_from: '22:00', quiet_to: '07:00' }]);
  });
});

it('stops mail at a press of the button, and not by being opened', async () => {
  const asked = api({ 'POST /api/notifications/unsubscribe': () => new Response(null, { status: 204 }) });
  const { person } = renderApp(<UnsubscribePage />, {
    path: '/unsubscribe',
    at: '/unsubscribe?key=abc&type=job_update',
  });
  expect(asked).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual([{ key: 'abc', type: 'job_update' }]);
});
