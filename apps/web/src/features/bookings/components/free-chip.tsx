import { styled } from '@mui/material/styles';
import { callLabelOf, type Role } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeMarks, summaryOf, toneOfAll, useFreeForRoleQuery } from '../../../shared/availability';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';

const Root = styled('div')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

export interface OfApplicant {
  jobId: string;
  userId: string;
  /** Names of the roles applied for; empty for all of the job. */
  appliedFor?: readonly string[] | undefined;
}

/** The role that accepting an applicant books: the first with a place left, of those applied for. */
export function roleAppliedFor(roles: readonly Role[], names: readonly string[] = []): Role | undefined {
  const chosen = roles.filter(({ name }) => names.includes(name));
  const among = chosen.length ? chosen : roles;
  return among.find(({ filled, positions }) => filled < positions) ?? among[0];
}

/** Beside an applicant: free or not for the calls of the role applied for, to the minute. */
export function FreeChip({ jobId, userId, appliedFor }: OfApplicant): ReactNode {
  const { data: roles = [] } = useRolesOfJobQuery(jobId);
  const { data: calls = [] } = useCallsOfJobQuery(jobId);
  const role = roleAppliedFor(roles, appliedFor);
  const roleId = role?.id ?? '';
  const { data } = useFreeForRoleQuery({ userId, roleId }, { skip: !roleId });
  const [checked] = data?.people ?? [];
  if (!checked || !role) return null;
  if (!checked.is_shared) return <Chip tone="line">Calendar not shared</Chip>;
  if (!checked.calls.length) return null;
  const words = summaryOf(checked.calls, 'call');
  const marks = checked.calls.flatMap(({ call_id, ...known }) => {
    const call = calls.find(({ id }) => id === call_id);
    return call ? { day: call.starts_on, label: callLabelOf(call), ...known } : [];
  });
  return (
    <Root>
      <Chip tone={toneOfAll(checked.calls)}>{roles.length > 1 ? `${role.name}: ${words}` : words}</Chip>
      {marks.length > 1 && <FreeMarks {...{ marks }} />}
    </Root>
  );
}
