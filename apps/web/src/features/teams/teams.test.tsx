import { screen, waitFor, within } from '@testing-library/react';
import type { Team } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp, type Asked } from '@crewcall/testing-web';
import { TeamPage } from './components/team-page';
import { TeamsPage } from './components/teams-page';
import { buildMember, buildOwn, buildTeam } from './team.factory';

const user = buildUser({ id: 'u1', role: 'freelancer' });
const sentTo = (asked: readonly Asked[], method: string, path: string): unknown =>
  asked.find((one) => one.method === method && one.path === path)?.body;
const lead = () => buildOwn({ is_lead: true });

describe('the teams of a crew member', () => {
  it('are listed, and an invitation is answered there [R427]', async () => {
    let invitation: Team = buildTeam({ own: buildOwn({ has_joined: false }) });
    const asked = api({
      'GET /api/team-applications': () => answer([]),
      'GET /api/teams': () => answer([invitation, buildTeam({ id: 't2', name: 'Riggers', own: lead() })]),
      'PUT /api/teams/t1/membership': () => {
        invitation = buildTeam({ own: buildOwn() });
        return answer(invitation);
      },
    });
    const { person } = renderApp(<TeamsPage />, { user });
    expect(await screen.findByRole('link', { name: 'FOH Four' })).toHaveAttribute('href', '/teams/t1');
    expect(screen.getByText('You are invited')).toBeVisible();
    expect(screen.getByText('You lead it')).toBeVisible();
    expect(screen.getAllByText('Leeds, 2 people, £220 to £340 a day, Worked together on 6 bookings')[0]).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Join FOH Four' }));
    await waitFor(() => expect(screen.queryByText('You are invited')).toBeNull());
    expect(sentTo(asked, 'PUT', '/api/teams/t1/membership')).toEqual({});
  });

  it('lose one that is declined, and say why an answer came to nothing [R427]', async () => {
    const answers = {
      join: () => refuse(409, 'You are in 5 teams already. Leave one of them first.', 'TOO_MANY_TEAMS'),
    };
    api({
      'GET /api/team-applications': () => answer([]),
      'GET /api/teams': () => answer([buildTeam({ own: buildOwn({ has_joined: false }) })]),
      'PUT /api/teams/t1/membership': () => answers.join(),
      'DELETE /api/teams/t1/members/u1': () => answer(null, { status: 204 }),
    });
    const { person, store } = renderApp(<TeamsPage />, { user });
    await person.click(await screen.findByRole('button', { name: 'Join FOH Four' }));
    await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toMatch(/^You are in 5 teams already/));
    await person.click(screen.getByRole('button', { name: 'Decline FOH Four' }));
    expect(await screen.findByText('You are in no team yet')).toBeVisible();
  });

  it('begin with a name, which is asked for [R427]', async () => {
    const asked = api({
      'GET /api/team-applications': () => answer([]),
      'GET /api/teams': () => answer([]),
      'POST /api/teams': () => answer(buildTeam({ own: lead() })),
    });
    const { person, address } = renderApp(<TeamsPage />, { user });
    await person.click(await screen.findByRole('button', { name: 'New team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New team' }));
    await person.click(dialog.getByRole('button', { name: 'Create team' }));
    expect(await dialog.findByText('Please enter a name of at most 60 characters.')).toBeVisible();
    await person.type(dialog.getByLabelText('Name'), 'FOH Four');
    await person.click(dialog.getByRole('button', { name: 'Create team' }));
    await waitFor(() => expect(address()).toBe('/teams/t1'));
    expect(sentTo(asked, 'POST', '/api/teams')).toEqual({ name: 'FOH Four', what: '', town: '' });
  });
});

describe('the page of a team', () => {
  it('shows members with their own ratings, skills, what they did together and day rates, and no buttons [R428]', async () => {
    api({ 'GET /api/teams/t1': () => answer(buildTeam({ is_public: true })) });
    renderApp(<TeamPage id="t1" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'FOH Four' })).toBeVisible();
    expect(screen.getByText('Leeds, £220 to £340 a day, Worked together on 6 bookings')).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Lead')).toBeVisible();
    expect(within(second as HTMLElement).getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
    expect(within(second as HTMLElement).getByRole('link', { name: 'Tom Ward' })).toHaveAttribute(
      'href',
      '/profile/u2',
    );
    expect(screen.getByText('Dante')).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    ['not public', 404],
    ['named by what cannot be an id', 400],
  ])('says of one that is %s that there is none [R428]', async (_why, status) => {
    api({ 'GET /api/teams/t1': () => refuse(status, 'This team does not exist.', 'TEAM_NOT_FOUND') });
    renderApp(<TeamPage id="t1" />);
    expect(await screen.findByText('Team Not Found')).toBeVisible();
  });

  it('lets its lead invite a person of the directory who is not in it [R427]', async () => {
    const found = { location: 'York', skills: [], rating_average: null };
    const asked = api({
      'GET /api/teams/t1': () => answer(buildTeam({ own: lead() })),
      'GET /api/freelancers': () =>
        answer([
          { ...found, user_id: 'u2', display_name: 'Tom Ward', title: 'Monitors' },
          { ...found, user_id: 'u3', display_name: 'Tomas Reid', title: 'Rigger' },
        ]),
      'POST /api/teams/t1/members': () => answer(buildTeam({ own: lead(), invited: [buildMember({ user_id: 'u3' })] })),
    });
    const { person } = renderApp(<TeamPage id="t1" />, { user });
    await person.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to FOH Four' }));
    await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Please choose a person from the list.')).toBeVisible();
    await person.type(dialog.getByLabelText('Who'), 'Tom');
    await person.click(await dialog.findByRole('option', { name: /Tomas Reid/ }));
    expect(dialog.queryByRole('option', { name: /Tom Ward/ })).toBeNull();
    await person.type(dialog.getByLabelText(/Role in the team/), 'Rigging');
    await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(sentTo(asked, 'POST', '/api/teams/t1/members')).toEqual({ user_id: 'u3', role: 'Rigging' }),
    );
  });

  it('asks before a member goes, and says that bookings stay [R433]', async () => {
    api({
      'GET /api/teams/t1': () => answer(buildTeam({ own: lead() })),
      'DELETE /api/teams/t1/members/u2': () => refuse(403, 'Only the lead of the team can do this.', 'ONLY_THE_LEAD'),
      'DELETE /api/teams/t1': () => answer(null, { status: 204 }),
    });
    const { person, address } = renderApp(<TeamPage id="t1" />, { user });
    await person.click(await screen.findByRole('button', { name: 'Remove Tom Ward' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Tom Ward from FOH Four?' }));
    expect(dialog.getByText('Their bookings stay as they are.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Only the lead of the team can do this.');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Dissolve' }));
    const last = within(await screen.findByRole('dialog', { name: 'Dissolve FOH Four?' }));
    await person.click(last.getByRole('button', { name: 'Dissolve' }));
    await waitFor(() => expect(address()).toBe('/teams'));
  });

  it('keeps a member’s role, rate and agreement, and refuses a rate that is none [R428]', async () => {
    const asked = api({
      'GET /api/teams/t1': () => answer(buildTeam({ own: buildOwn({ role: 'Monitors' }) })),
      'PUT /api/teams/t1/membership': () => answer(buildTeam({ own: buildOwn() })),
    });
    const { person } = renderApp(<TeamPage id="t1" />, { user });
    const part = within(await screen.findByRole('form', { name: 'Your part' }));
    await person.type(part.getByLabelText(/Day rate/), 'lots');
    await person.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText(/Please enter a day rate/)).toBeVisible();
    await person.clear(part.getByLabelText(/Day rate/));
    await person.type(part.getByLabelText(/Day rate/), '320');
    await person.click(part.getByLabelText(/Everyone may see this page/));
    await person.click(part.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo(asked, 'PUT', '/api/teams/t1/membership')).toEqual({
        role: 'Monitors',
        day_pence: 32_000,
        agrees_to_page: true,
        approved: null,
      }),
    );
  });
});
