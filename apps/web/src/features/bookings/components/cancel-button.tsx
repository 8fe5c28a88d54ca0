import Button from '@mui/material/Button';
import type { Booking } from '@crewcall/contracts-bookings';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const CompanyCancelDialog = lazy(async () => ({
  default: (await import('./company-cancel-dialog')).CompanyCancelDialog,
}));
const CrewCancelDialog = lazy(async () => ({ default: (await import('./crew-cancel-dialog')).CrewCancelDialog }));

/** Asks once more, with what it costs, before a booking is given up. */
export function CancelButton({ booking, isCrew }: { booking: Booking; isCrew: boolean }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const Ask = isCrew ? CrewCancelDialog : CompanyCancelDialog;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Cancel booking
      </Button>
      {isAsking && (
        <Suspense>
          <Ask booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
