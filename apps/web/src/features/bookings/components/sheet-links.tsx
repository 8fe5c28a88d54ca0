import { type Booking, callLabelOf, callsLeftOf, isBooked } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { ActionRow, ClockIcon, FileIcon, LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/time';

/** Of a person who is said to have missed one, those before it and those that had begun by then. */
function workedCalls(booking: Booking): Booking['calls'] {
  const { state, no_show } = booking;
  const left = callsLeftOf(booking);
  if (isBooked(state)) return left;
  return left.filter(({ id, from }) => no_show && id !== no_show.call_id && from <= no_show.claimed_at);
}

/** To the sheet of each call that was not cancelled: crew read it, the company writes it; and to what is owed so far. */
export function SheetLinks({ booking, isCrew }: { booking: Booking; isCrew: boolean }): ReactNode {
  const calls = isBooked(booking.state) ? callsLeftOf(booking) : [];
  const now = useNow();
  // There are none before: a timesheet is made when a call has ended.
  const isFeeOwed = booking.cancellations.some(({ fee_pence, put_back_at }) => fee_pence && !put_back_at);
  const hasHours = isFeeOwed || workedCalls(booking).some(({ to }) => Date.parse(to) <= now);
  const hrefOf = (callId: string): string =>
    isCrew
      ? webRoutes.callSheet.href(booking.id, callId)
      : webRoutes.jobSchedule.href(booking.job_id, { sheet: callId });
  if (!calls.length && !hasHours) return null;
  return (
    <ActionRow>
      {calls.map((call) => (
        <LinkButton key={call.id} to={hrefOf(call.id)} variant="outlined" startIcon={<FileIcon />}>
          {calls.length > 1 ? `Call sheet: ${callLabelOf(call)}` : 'Call sheet'}
        </LinkButton>
      ))}
      {hasHours && (
        <LinkButton to={webRoutes.timesheets.href()} variant="outlined" startIcon={<ClockIcon />}>
          Hours and expenses
        </LinkButton>
      )}
    </ActionRow>
  );
}
