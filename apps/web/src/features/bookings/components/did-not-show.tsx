import Button from '@mui/material/Button';
import { callsLeftOf, isTimeOfNoShow, type Booking } from '@crewcall/contracts-bookings';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';

const NoShowDialog = lazy(async () => ({ default: (await import('./no-show-dialog')).NoShowDialog }));

/** For the company, from 15 minutes after a call time until three days later. */
export function DidNotShow({ booking }: { booking: Booking }): ReactNode {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const calls = callsLeftOf(booking).filter((call) => isTimeOfNoShow(now, call));
  if (!calls.length) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Did not show
      </Button>
      {isAsking && (
        <Suspense>
          <NoShowDialog {...{ booking, calls }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
