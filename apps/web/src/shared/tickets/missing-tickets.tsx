import { applyTicketWords, missingTicketWords, mustsAmong } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { LinkButton, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../job-plan/job-plan.api';
import { lacksOf, type RoleLacks } from './role-lacks';
import { useOwnTicketsToJudgeQuery, useTicketsToJudgeQuery } from './tickets.api';

interface OfJob {
  jobId: string;
  /** All of the job's when left out. */
  roleIds?: readonly string[];
}

function useJudged({ jobId, roleIds }: OfJob) {
  const { data: roles = [] } = useRolesOfJobQuery(jobId);
  const { data: calls = [] } = useCallsOfJobQuery(jobId);
  return { calls, count: roles.length, roles: roles.filter(({ id }) => roleIds?.includes(id) ?? true) };
}

/** Before one applies: what each role needs and one has not, which keeps no user from applying. */
export function MissingTickets(of: OfJob): ReactNode {
  const { roles, calls, count } = useJudged(of);
  const { data } = useOwnTicketsToJudgeQuery();
  if (!data) return null;
  const words = lacksOf(roles, calls, data.tickets).flatMap(({ role, missing, lastDay }) => {
    const line = applyTicketWords(missing, lastDay, count > 1 ? role.name : undefined);
    return line ? [line] : [];
  });
  if (!words.length) return null;
  return (
    <Note tone="warn">
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <LinkButton size="small" variant="outlined" to={webRoutes.profile.path} sx={{ mt: 1 }}>
        Add a ticket
      </LinkButton>
    </Note>
  );
}

/** Before a company hires: what the person has not of what the roles must have. */
export function LackedTickets({ userId, ...of }: OfJob & { userId: string }): ReactNode {
  const { roles, calls, count } = useJudged(of);
  const { data } = useTicketsToJudgeQuery(userId);
  if (!data) return null;
  const words = lacksOf(roles, calls, data).flatMap((lacks) => wordsOf(lacks, count > 1));
  return words.map((line) => (
    <Note key={line} tone="warn">
      {line}
    </Note>
  ));
}

const wordsOf = ({ role, missing, lastDay }: RoleLacks, isNamed: boolean): string[] => {
  const musts = mustsAmong(missing).map((one) => missingTicketWords(one, lastDay));
  if (!musts.length) return [];
  const condition = role.tickets.only_valid ? ' This role books only with valid tickets.' : '';
  return [`${isNamed ? `${role.name}: ` : ''}${musts.join(' ')}${condition}`];
};
