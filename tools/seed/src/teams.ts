import { type Team, teamRoutes } from '@crewcall/contracts-bookings';
import type { Cast } from './cast.js';
import type { StoryTeam } from './story/teams.js';

/** Makes the team, or goes on from wherever an interrupted run left it, until all have joined and agree to its page. */
export async function tellTeam(cast: Cast, { members, ...saved }: StoryTeam): Promise<void> {
  const all = members.map(([by, role]) => ({ ...cast.find(by), role }));
  const [lead] = all;
  if (!lead) throw new Error(`${saved.name} has no lead`);
  const own = await lead.jobs.get<Team[]>(teamRoutes.teams);
  const team = own.find(({ name }) => name === saved.name) ?? (await lead.jobs.post<Team>(teamRoutes.teams, saved));
  const known = [...team.members, ...team.invited].map(({ user_id }) => user_id);
  for (const { id, jobs, role } of all) {
    if (!known.includes(id)) await lead.jobs.post(teamRoutes.members(team.id), { user_id: id, role });
    await jobs.put(teamRoutes.membership(team.id), { role, agrees_to_page: true });
  }
}
