import { styled } from '@mui/material/styles';
import { type Booking, callLabelOf } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { ClockIcon, FileIcon, LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { cancelledCallIds } from '../model/cancelled-calls';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** To the sheet of each call that was not cancelled: crew read it, the company writes it. */
export function SheetLinks({ booking, isCrew }: { booking: Booking; isCrew: boolean }): ReactNode {
  const gone = cancelledCallIds(booking);
  const calls = booking.calls.filter(({ id }) => !gone.has(id));
  const now = useNow();
  // There are none before: a timesheet is made when a call has ended.
  const hasHours = calls.some(({ to }) => Date.parse(to) <= now);
  const hrefOf = (callId: string): string =>
    isCrew
      ? webRoutes.callSheet.href(booking.id, callId)
      : webRoutes.jobSchedule.href(booking.job_id, { sheet: callId });
  return (
    <Row>
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
    </Row>
  );
}
