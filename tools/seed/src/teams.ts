import { type Team, teamRoutes } from '@crewcall/contracts-bookings';
import type { Api } from './api.js';
import type { StoryTeam } from './story/teams.js';
import { memberOf, type People } from './telling.js';

/** Makes the team, or goes on from wherever an interrupted run left it, until all have joined and agree to its page. */
export async function tellTeam(jobs: Api, people: People, { members, ...saved }: StoryTeam): Promise<void> {
  const all = members.map(([by, role]) => ({ ...memberOf(people, `${by}@crew.example`), role }));
  const [lead] = all;
  if (!lead) throw new Error(`${saved.name} has no lead`);
  const own = await jobs.as(lead.token).get<Team[]>(teamRoutes.teams);
  const team =
    own.find(({ name }) => name === saved.name) ?? (await jobs.as(lead.token).post<Team>(teamRoutes.teams, saved));
  const known = [...team.members, ...team.invited].map(({ user_id }) => user_id);
  for (const { id, token, role } of all) {
    if (!known.includes(id)) await jobs.as(lead.token).post(teamRoutes.members(team.id), { user_id: id, role });
    await jobs.as(token).put(teamRoutes.membership(team.id), { role, agrees_to_page: true });
  }
}
