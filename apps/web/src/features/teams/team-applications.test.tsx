import { screen, waitFor, within } from '@testing-library/react';
import type { TeamApplication } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { ApplyAsTeamForm } from './components/apply-as-team-form';
import { OwnApplications } from './components/own-applications';
import { TeamActions } from './components/team-actions';
import { TeamApplicationPage } from './components/team-application-page';
import { buildOwn, buildTeam } from './team.factory';

const user = buildUser({ id: 'u2', role: 'freelancer' });
const member = (user_id: string, first_name: string, has_confirmed: boolean) => ({
  user_id,
  first_name,
  last_name: 'Ward',
  role_name: 'Rigger',
  is_lead: user_id === 'u1',
  has_confirmed,
});
const buildApplication = (overrides: Partial<TeamApplication> = {}): TeamApplication => ({
  id: 'a1',
  team_id: 't1',
  team_name: 'FOH Four',
  job_id: 'j1',
  job_title: 'Awards night',
  company: 'Halyard',
  side: 'member',
  state: 'asked',
  status: null,
  ended: null,
  confirm_by: '2026-11-26T14:00:00.000Z',
  cover_letter: 'Both of us.',
  members: [member('u1', 'Lena', true), member('u2', 'Tom', false)],
  created_at: '2026-11-25T14:00:00.000Z',
  ...overrides,
});

describe('an application of a team', () => {
  it('is confirmed by a member, and then sent [R434]', async () => {
    let shown = buildApplication();
    api({
      'GET /api/team-applications/a1': () => answer(shown),
      'PUT /api/team-applications/a1/confirm': () => {
        shown = buildApplication({ state: 'sent', status: 'applied' });
        return answer(shown);
      },
    });
    const { person } = renderApp(<TeamApplicationPage id="a1" />, { user });
    expect(await screen.findByText(/sees it once each of you has confirmed, by Thu 26 Nov, 14:00/)).toBeVisible();
    expect(screen.getByText('Waiting for members')).toBeVisible();
    expect([screen.getByText('Confirmed'), screen.getByText('Asked')]).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Confirm my part' }));
    expect(await screen.findByText('Pending')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm my part' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  it('is declined after a question, and says why a move came to nothing [R434]', async () => {
    let answers = () => refuse(409, 'The team is booked already. Cancel your own booking instead.', 'TEAM_BOOKED');
    let shown = buildApplication();
    api({
      'GET /api/team-applications/a1': () => answer(shown),
      'PUT /api/team-applications/a1/withdraw': () => answers(),
    });
    const { person } = renderApp(<TeamApplicationPage id="a1" />, { user });
    const decline = async () => {
      await person.click(await screen.findByRole('button', { name: 'Decline' }));
      const dialog = await screen.findByRole('dialog', { name: 'Decline to apply with FOH Four?' });
      await person.click(within(dialog).getByRole('button', { name: 'Decline' }));
    };
    await decline();
    expect(await screen.findByText('The team is booked already. Cancel your own booking instead.')).toBeVisible();
    answers = () => {
      shown = buildApplication({ state: 'ended', ended: 'Tom did not confirm.' });
      return answer(shown);
    };
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await decline();
    expect(await screen.findByText('Tom did not confirm.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('stands among teams while it is not decided [R434]', async () => {
    api({
      'GET /api/team-applications': () =>
        answer([buildApplication(), buildApplication({ id: 'a2', state: 'ended', job_title: 'Old night' })]),
    });
    renderApp(<OwnApplications />, { user });
    expect(await screen.findByRole('link', { name: 'Awards night' })).toHaveAttribute('href', '/team-applications/a1');
    expect(screen.getByText('FOH Four, Halyard, to confirm by Thu 26 Nov, 14:00')).toBeVisible();
    expect(screen.queryByText('Old night')).toBeNull();
  });

  it.each([
    ['leaves', false, 'Leave', 'DELETE /api/teams/t1/members/u2'],
    ['dissolves', true, 'Dissolve', 'DELETE /api/teams/t1'],
  ])('stands there no more for a person who %s the team', async (_does, is_lead, name, request) => {
    let applications = [buildApplication()];
    api({
      'GET /api/team-applications': () => answer(applications),
      [request]: () => ((applications = []), answer(null)),
    });
    const page = (
      <>
        <TeamActions team={buildTeam({ own: buildOwn({ is_lead }) })} />
        <OwnApplications />
      </>
    );
    const { person } = renderApp(page, { user });
    expect(await screen.findByRole('link', { name: 'Awards night' })).toBeVisible();
    await person.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: `${name} FOH Four?` });
    await person.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Awards night')).toBeNull());
  });
});

describe('applying as a team', () => {
  const job = { id: 'j1', title: 'Awards night', company: 'Halyard', questions: [] } as never;
  const roles = [{ id: 'r1', name: 'Rigger', positions: 2, filled: 0 }] as never;
  const team = buildTeam({ own: buildOwn({ is_lead: true }) });

  it('matches members to roles, and is not sent for the lead alone [R434]', async () => {
    const asked = api({ 'POST /api/teams/t1/applications': () => answer(buildApplication()) });
    const { person } = renderApp(<ApplyAsTeamForm {...{ team, job, roles }} />, { user });
    const tom = screen.getByLabelText('Tom Ward');
    await person.selectOptions(tom, 'Does not apply');
    await person.click(screen.getByRole('button', { name: 'Ask the others to confirm' }));
    expect(await screen.findByText(/Choose yourself and at least one other member/)).toBeVisible();
    await person.selectOptions(tom, 'Rigger');
    await person.type(screen.getByLabelText(/Note/), 'Both of us.');
    await person.click(screen.getByRole('button', { name: 'Ask 1 member to confirm' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        job_id: 'j1',
        slots: [
          { user_id: 'u1', role_id: 'r1' },
          { user_id: 'u2', role_id: 'r1' },
        ],
        cover_letter: 'Both of us.',
        answers: [],
      }),
    );
  });
});
