import { styled } from '@mui/material/styles';
import { callWords, type Call } from '@crewcall/contracts-bookings';
import { CheckField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
});

interface CallChoiceProps {
  calls: readonly Call[];
  /** Ids of those that are left out of the offer. */
  without: readonly string[];
  onToggle: (callId: string) => void;
  /** What is known of a call, beside it. */
  knownOf?: (call: Call) => ReactNode;
}

/** On which calls of a role, of which at least one is kept. */
export function CallChoice({ calls, without, onToggle, knownOf }: CallChoiceProps): ReactNode {
  return (
    <div role="group" aria-label="Calls">
      {calls.map((call) => (
        <Row key={call.id}>
          <CheckField
            label={callWords(call)}
            checked={!without.includes(call.id)}
            disabled={calls.length === 1}
            onChange={() => onToggle(call.id)}
          />
          {knownOf?.(call)}
        </Row>
      ))}
    </div>
  );
}
