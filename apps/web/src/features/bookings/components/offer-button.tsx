import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { JobChoice } from '../hooks/use-offer-choice';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));

interface OfferButtonProps {
  /** The company's own that the offer may be about. */
  jobs: readonly JobChoice[];
  freelancerId: string;
  name: string;
  isLarge?: boolean;
}

/** Opens the offer to one person. */
export function OfferButton({ isLarge = false, ...person }: OfferButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={isLarge ? 'medium' : 'small'}
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-label={`Offer to ${person.name}`}
      >
        Offer
      </Button>
      {isOpen && (
        <Suspense>
          <OfferDialog {...person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
