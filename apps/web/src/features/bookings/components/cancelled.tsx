import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { wordFor } from '@crewcall/contracts-core';
import { callLabelOf, type Booking, type Cancellation } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { usePutBackBookingMutation } from '../api/bookings.api';
import { useNow } from '../../../shared/time';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: 8,
  '& [role=alert]': { flexBasis: '100%' },
});

/** What was cancelled of a booking, why and for how much; a company that did so by mistake has ten minutes. */
export function Cancelled({ booking, isCrew }: { booking: Booking; isCrew: boolean }): ReactNode {
  return booking.cancellations
    .filter(({ put_back_at }) => !put_back_at)
    .map((cancellation) => <One key={cancellation.id} {...{ booking, cancellation, isCrew }} />);
}

interface OneProps {
  booking: Booking;
  cancellation: Cancellation;
  isCrew: boolean;
}

function One({ booking, cancellation, isCrew }: OneProps): ReactNode {
  const { by, is_whole, call_ids, reason, words, put_back_until } = cancellation;
  const who = { company: booking.company, crew: booking.freelancer_name ?? 'The crew member', system: 'CrewCall' }[by];
  const calls = booking.calls.filter(({ id }) => call_ids.includes(id)).map(callLabelOf);
  return (
    <Note tone="bad" title={`${who} cancelled ${is_whole ? 'this booking' : calls.join(', ')}`}>
      {reason && <p>{reason}</p>}
      {words && <p>Agreed terms: {words}.</p>}
      {!isCrew && put_back_until && <PutBack id={booking.id} until={put_back_until} />}
    </Note>
  );
}

function PutBack({ id, until }: { id: string; until: string }): ReactNode {
  const now = useNow();
  const [putBack, { isLoading, error }] = usePutBackBookingMutation();
  const minutes = Math.ceil((new Date(until).getTime() - now) / 60_000);
  if (minutes <= 0) return null;
  return (
    <Row>
      <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void putBack(id)}>
        {isLoading ? 'Putting back...' : 'Put back'}
      </Button>
      <span>
        Cancelled in error? You have {minutes} more {wordFor(minutes, 'minute')}.
      </span>
      {error && <p role="alert">{errorText(error, 'That was not sent. Please try again.')}</p>}
    </Row>
  );
}
