import { styled } from '@mui/material/styles';
import { callLabelOf, type Call } from '@crewcall/contracts-bookings';
import { CheckField, Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { availabilityLabel, availabilityTone, useFreeForRoleQuery } from '../../../shared/availability';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
});

interface FreeOnCallsProps {
  userId: string;
  roleId: string;
  calls: readonly Call[];
  /** Ids of those that are left out of the offer. */
  without: readonly string[];
  onToggle: (callId: string) => void;
}

/** The calls of a role with what the company may know of the person's time. */
export function FreeOnCalls({ userId, roleId, calls, without, onToggle }: FreeOnCallsProps): ReactNode {
  const { data } = useFreeForRoleQuery({ userId, roleId });
  const checked = data?.people[0];
  return (
    <div role="group" aria-label="Calls">
      {calls.map((call) => {
        const known = checked?.calls.find(({ call_id }) => call_id === call.id);
        return (
          <Row key={call.id}>
            <CheckField
              label={`${callLabelOf(call)}${call.starts_at ? `, ${call.starts_at} to ${call.ends_at}` : ''}`}
              checked={!without.includes(call.id)}
              disabled={calls.length === 1}
              onChange={() => onToggle(call.id)}
            />
            {known && <Chip tone={availabilityTone(known)}>{availabilityLabel(known)}</Chip>}
          </Row>
        );
      })}
      {checked && !checked.is_shared && <p>Calendar not shared</p>}
    </div>
  );
}
