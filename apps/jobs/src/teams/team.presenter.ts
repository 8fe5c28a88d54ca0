import { type Team, teamLimits, type TeamMember } from '@crewcall/contracts-bookings';
import type { TeamMemberRow } from './team-member.repository.js';
import type { TeamRow } from './team.repository.js';

/** Public only while each member agrees, and each may be seen by everyone. */
export function isPublicTeam(members: readonly TeamMemberRow[]): boolean {
  const joined = members.filter(hasJoined);
  return joined.length >= teamLimits.least && joined.every((one) => one.agrees_to_page && one.is_here);
}

export const hasJoined = ({ joined_at }: TeamMemberRow): boolean => joined_at !== null;

export function presentTeam(
  team: TeamRow,
  rows: readonly TeamMemberRow[],
  { readerId, together }: { readerId: string | null; together: number },
): Team {
  const joined = rows.filter(hasJoined);
  const own = rows.find(({ freelancer_id }) => freelancer_id === readerId);
  const rates = joined.flatMap(({ day_pence }) => (day_pence === null ? [] : [day_pence]));
  const { id, name, what, town, lead_id } = team;
  const present = (row: TeamMemberRow): TeamMember => presentMember(row, lead_id);
  const members = joined.map(present).sort((one, other) => Number(other.is_lead) - Number(one.is_lead));
  return {
    id,
    name,
    what,
    town,
    members,
    skills: [...new Map(joined.flatMap(({ skills }) => skills).map((skill) => [skill.toLowerCase(), skill])).values()],
    together,
    day_rate: rates.length ? { from_pence: Math.min(...rates), to_pence: Math.max(...rates) } : null,
    is_public: isPublicTeam(rows),
    invited: own ? rows.filter((row) => !hasJoined(row)).map(present) : [],
    own: own
      ? {
          is_lead: own.freelancer_id === lead_id,
          has_joined: hasJoined(own),
          role: own.role,
          day_pence: own.day_pence,
          agrees_to_page: own.agrees_to_page,
          approved: own.approved,
        }
      : null,
  };
}

function presentMember(row: TeamMemberRow, leadId: string): TeamMember {
  const { freelancer_id: user_id, first_name, last_name, title, role, distribution } = row;
  const count = (distribution ?? []).reduce((sum, given) => sum + given, 0);
  const stars = (distribution ?? []).reduce((sum, given, index) => sum + given * (index + 1), 0);
  return {
    user_id,
    first_name,
    last_name,
    title,
    role,
    rating_average: count ? Math.round((stars / count) * 100) / 100 : null,
    rating_count: count,
    is_lead: user_id === leadId,
  };
}
