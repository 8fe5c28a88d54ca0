import Button from '@mui/material/Button';
import type { Offer } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import type { OfferMoves } from '../hooks/use-offer-moves';

export type Asking = 'confirm' | 'release' | 'extend';

interface HeldActsProps {
  offer: Offer;
  name: string;
  isBusy: boolean;
  isFirst: boolean;
  make: OfferMoves['make'];
  onAsk: (what: Asking) => void;
}

/** What can be done with a pencil that is held. */
export function HeldActs({ offer, name, isBusy, isFirst, make, onAsk }: HeldActsProps): ReactNode {
  const isFirstOnDates = (offer.dates?.rank ?? 1) === 1;
  return (
    <>
      <Button
        size="small"
        variant={isFirst ? 'contained' : 'outlined'}
        disabled={isBusy}
        aria-label={`Confirm ${name}`}
        onClick={() => onAsk('confirm')}
      >
        Confirm
      </Button>
      {!isFirstOnDates && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void make({ move: 'challenge' }, 'Asked for a decision')}
          aria-label={`Ask for a decision on ${name}`}
        >
          Ask for a decision
        </Button>
      )}
      {!offer.extension_asked && (
        <Button
          size="small"
          variant="text"
          disabled={isBusy}
          aria-label={`Ask ${name} for more time`}
          onClick={() => onAsk('extend')}
        >
          More time
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={`Release ${name}`}
        onClick={() => onAsk('release')}
      >
        Release
      </Button>
    </>
  );
}
