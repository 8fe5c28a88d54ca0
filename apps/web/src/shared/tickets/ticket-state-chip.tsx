import type { TicketState } from '@crewcall/contracts-identity';
import { AlertIcon, CheckIcon, Chip, ClockIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const chips: Record<TicketState, ReactNode> = {
  unchecked: <Chip tone="line">Not checked by us</Chip>,
  verified: (
    <Chip tone="good" icon={<CheckIcon />}>
      Verified by CrewCall
    </Chip>
  ),
  rejected: (
    <Chip tone="bad" icon={<AlertIcon />}>
      Not verified
    </Chip>
  ),
  withdrawn: <Chip tone="line">Replaced or withdrawn</Chip>,
  expired: (
    <Chip tone="bad" icon={<AlertIcon />}>
      Expired
    </Chip>
  ),
};

/** In words, which say who looked at it. */
export function TicketStateChip({ state, isWaiting = false }: { state: TicketState; isWaiting?: boolean }): ReactNode {
  return isWaiting ? (
    <Chip tone="line" icon={<ClockIcon />}>
      Waiting to be checked
    </Chip>
  ) : (
    chips[state]
  );
}
