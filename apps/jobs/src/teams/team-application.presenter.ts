import type { TeamApplicationRow } from '@crewcall/bookings-domain';
import { type TeamApplication, teamEndWords } from '@crewcall/contracts-bookings';
import type { AppliedJobFacts, ApplyingMemberFacts } from './team-application-facts.repository.js';

interface Parts {
  row: TeamApplicationRow;
  job: AppliedJobFacts | null;
  members: readonly ApplyingMemberFacts[];
  readerId: string;
}

export function presentTeamApplication({ row, job, members, readerId }: Parts): TeamApplication {
  const { id, team_id, team_name, job_id, lead_id, confirm_by, created_at } = row;
  return {
    id,
    team_id,
    team_name,
    job_id,
    job_title: job?.title ?? '',
    company: job?.company ?? '',
    side: readerId === lead_id ? 'lead' : 'member',
    state: stateOf(row, job),
    status: job?.status ?? null,
    ended: row.ended_why && teamEndWords(row.ended_why, job?.ended_by ?? null),
    confirm_by: confirm_by.toISOString(),
    cover_letter: job?.cover_letter ?? null,
    members: members
      .map(({ freelancer_id: user_id, ...member }) => ({ user_id, ...member, is_lead: user_id === lead_id }))
      .sort((one, other) => Number(other.is_lead) - Number(one.is_lead)),
    created_at: created_at.toISOString(),
  };
}

/** The lead may have taken what was sent off their own list. */
function stateOf(
  { ended_at, application_id }: TeamApplicationRow,
  job: AppliedJobFacts | null,
): TeamApplication['state'] {
  if (ended_at || job?.status === 'withdrawn') return 'ended';
  return application_id ? 'sent' : 'asked';
}
