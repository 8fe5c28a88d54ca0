import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useFreeForRoleQuery } from '../api/availability.api';
import { useRolesOfJobQuery } from '../api/bookings.api';
import { availabilityTone, summaryOf } from '../model/availability-words';

/** Beside an applicant: free or not for the calls of the role applied for. */
export function FreeChip({ jobId, userId }: { jobId: string; userId: string }): ReactNode {
  const { data: roles } = useRolesOfJobQuery(jobId);
  const roleId = roles?.[0]?.id ?? '';
  const { data } = useFreeForRoleQuery({ userId, roleId }, { skip: !roleId });
  const [checked] = data?.people ?? [];
  if (!checked) return null;
  if (!checked.is_shared) return <Chip tone="line">Calendar not shared</Chip>;
  const [worst] = [...checked.calls].sort((one, other) => weight(other.word) - weight(one.word));
  return worst ? <Chip tone={availabilityTone(worst)}>{summaryOf(checked.calls, 'call')}</Chip> : null;
}

const weight = (word: string): number => ['free', 'unsaid', 'maybe', 'pencilled', 'partly', 'busy'].indexOf(word);
