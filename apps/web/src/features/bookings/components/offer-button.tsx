import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));

/** Opens the offer to one person about a job of the company's own. */
export function OfferButton(person: { jobId: string; freelancerId: string; name: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} aria-label={`Offer to ${person.name}`}>
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
