import type { Call } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { availabilityLabel, availabilityTone, useFreeForRoleQuery } from '../../../shared/availability';
import { CallChoice } from './call-choice';

interface FreeOnCallsProps {
  userId: string;
  roleId: string;
  calls: readonly Call[];
  /** Ids of those that are left out of the offer. */
  without: readonly string[];
  onToggle: (callId: string) => void;
}

/** The calls of a role with what the company may know of the person's time. */
export function FreeOnCalls({ userId, roleId, ...choice }: FreeOnCallsProps): ReactNode {
  const { data } = useFreeForRoleQuery({ userId, roleId });
  const checked = data?.people[0];
  const knownOf = ({ id }: Call): ReactNode => {
    const known = checked?.calls.find(({ call_id }) => call_id === id);
    return known && <Chip tone={availabilityTone(known)}>{availabilityLabel(known)}</Chip>;
  };
  return (
    <>
      <CallChoice {...choice} knownOf={knownOf} />
      {checked && !checked.is_shared && <p>Calendar not shared</p>}
    </>
  );
}
