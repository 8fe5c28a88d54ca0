import Button from '@mui/material/Button';
import { type Attendance, isTimeOfLate, lateUntilWords } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';

const LateDialog = lazy(async () => ({ default: (await import('./late-dialog')).LateDialog }));

interface RunningLateProps {
  bookingId: string | null;
  callId: string;
  from: string;
  isTimeToFollow: boolean;
  attendance: Attendance;
}

/** From two hours before the call one can say that one comes late; the company sees it at once. */
export function RunningLate({ bookingId, callId, from, isTimeToFollow, attendance }: RunningLateProps): ReactNode {
  const { arrived, late } = attendance;
  const [isAsking, setAsking] = useState(false);
  const isTime = isTimeOfLate(useNow(), from, isTimeToFollow);
  if (arrived || !bookingId) return null;
  return (
    <>
      {late && (
        <Note tone="warn" title={lateUntilWords(late)}>
          {late.note ? `“${late.note}” The company sees it.` : 'The company sees it.'}
        </Note>
      )}
      {isTime && (
        <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          {late ? 'Change how late' : 'Running late'}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <LateDialog {...{ bookingId, callId, from, late }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
