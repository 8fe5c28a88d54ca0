import Button from '@mui/material/Button';
import {
  type BookedTicket,
  type Booking,
  isBooked,
  isTimeOfSighting,
  sightingWords,
  ticketSightingLimits,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { SectionCard, WordsDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { cardFacts, cardName, TicketRowList, TicketWords } from '../../../shared/tickets';
import { useNow } from '../../../shared/time';
import { useSeeTicketMutation, useTicketsOnSiteQuery } from '../api/ticket-sightings.api';

/** For the company, on site: which cards there are, and that it saw one. Nothing where no ticket is shared. */
export function SiteTickets({ booking }: { booking: Booking }): ReactNode {
  const now = useNow();
  const { data = [] } = useTicketsOnSiteQuery(booking.id);
  const [chosen, setChosen] = useState<BookedTicket | null>(null);
  const maySee = isBooked(booking.state) && isTimeOfSighting(booking.calls, now);
  if (data.length === 0) return null;
  return (
    <SectionCard title="Tickets on site">
      <TicketRowList>
        {data.map((ticket) => (
          <li key={ticket.id + String(ticket.state)}>
            <div>
              <b>{cardName(ticket)}</b>
              <small>{cardFacts(ticket, ticket)}</small>
              {ticket.seen && <small>{sightingWords(ticket.seen)}</small>}
              {!ticket.state && <small>Not on their profile any more.</small>}
            </div>
            {maySee && ticket.state && (
              <Button
                size="small"
                variant={ticket.seen ? 'text' : 'outlined'}
                aria-label={`Seen by us: ${cardName(ticket)}`}
                onClick={() => setChosen(ticket)}
              >
                {ticket.seen ? 'Seen again' : 'Seen by us'}
              </Button>
            )}
          </li>
        ))}
      </TicketRowList>
      <TicketWords />
      {chosen && <SeenDialog bookingId={booking.id} ticket={chosen} onClose={() => setChosen(null)} />}
    </SectionCard>
  );
}

interface SeenDialogProps {
  bookingId: string;
  ticket: BookedTicket;
  onClose: () => void;
}

function SeenDialog({ bookingId, ticket, onClose }: SeenDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [see, { isLoading, error }] = useSeeTicketMutation();
  const name = cardName(ticket);
  const send = async (checker: string): Promise<void> => {
    const answer = await see({ bookingId, ticketId: ticket.id, checker });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: `${name}: noted as seen by you` }));
    onClose();
  };
  return (
    <WordsDialog
      title={`You saw the card: ${name}`}
      field={{ label: 'Who looked at it', maxLength: unitsOf(ticketSightingLimits.checker) }}
      confirmLabel="Seen by us"
      busyLabel="Saving..."
      isBusy={isLoading}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onConfirm={(checker) => void send(checker)}
      onClose={onClose}
    >
      <p>
        The name and today’s date are kept with this booking, for you alone. Other companies read only from three
        companies on how many saw the card.
      </p>
    </WordsDialog>
  );
}
