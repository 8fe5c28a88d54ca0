import { styled } from '@mui/material/styles';
import { callLabelOf, type Role } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FreeMarks, summaryOf, toneOfAll, useFreeForRoleQuery } from '../../../shared/availability';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../api/bookings.api';

const Root = styled('div')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

/** The role that accepting an applicant books: the first with a place left. */
export const roleAppliedFor = (roles: readonly Role[]): Role | undefined =>
  roles.find(({ filled, positions }) => filled < positions) ?? roles[0];

/** Beside an applicant: free or not for the calls of the role applied for, to the minute. */
export function FreeChip({ jobId, userId }: { jobId: string; userId: string }): ReactNode {
  const { data: roles = [] } = useRolesOfJobQuery(jobId);
  const { data: calls = [] } = useCallsOfJobQuery(jobId);
  const role = roleAppliedFor(roles);
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
