import { type Ticket, type TicketAudience, ticketReasons } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ErrorPanel, Loading, RowSkeletons, SectionCard, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useOwnTicketsQuery, useShareTicketsMutation } from '../api/tickets.api';
import { useTicketDocument } from '../hooks/use-ticket-document';
import { TicketDialog } from './ticket-dialog';
import { TicketRows } from '../../../shared/tickets';

const audiences: { value: TicketAudience; label: string }[] = [
  { value: 'companies', label: 'Companies' },
  { value: 'applied', label: 'Only those I apply to' },
];

/** One's own tickets and certificates, and with whom they are shared. */
export function TicketsCard(): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useOwnTicketsQuery();
  const [share, { isLoading }] = useShareTicketsMutation();
  const document = useTicketDocument();
  const [edited, setEdited] = useState<Ticket | 'new' | null>(null);
  const onShare = async (audience: TicketAudience): Promise<void> => {
    const answer = await share(audience);
    if ('error' in answer && answer.error)
      dispatch(showToast({ tone: 'bad', title: 'Not changed', text: errorText(answer.error, 'Please try again.') }));
  };
  return (
    <SectionCard
      title="Tickets and certificates"
      aside={
        <Button variant="outlined" size="small" onClick={() => setEdited('new')}>
          Add a ticket
        </Button>
      }
    >
      {!data && error && <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label="Loading your tickets">
          <RowSkeletons rows={2} />
        </Loading>
      )}
      {data?.tickets.length === 0 && (
        <Typography color="textSecondary">
          None yet. CSCS, IPAF, first aid, insurance: companies see which you have and until when, never a number.
        </Typography>
      )}
      {data && data.tickets.length > 0 && (
        <TicketRows
          tickets={data.tickets}
          last4Of={({ last4 }) => last4}
          isWaiting={(ticket) => ticket.is_waiting}
          noteOf={({ reason }) => reason && <p>{ticketReasons[reason]}</p>}
          actionOf={(ticket, name) => (
            <>
              {ticket.document && (
                <Button
                  variant="text"
                  size="small"
                  disabled={document.isLoading}
                  aria-label={`Open the document of ${name}`}
                  onClick={() => void document.open(ticket.id)}
                >
                  Document
                </Button>
              )}
              <Button variant="text" size="small" aria-label={`Edit ${name}`} onClick={() => setEdited(ticket)}>
                Edit
              </Button>
            </>
          )}
        />
      )}
      {data && (
        <SelectField
          label="Who sees them"
          options={audiences}
          value={data.audience}
          disabled={isLoading}
          hint="Your numbers and documents are seen by no company."
          onChange={({ target }) => void onShare(target.value as TicketAudience)}
        />
      )}
      {edited && <TicketDialog ticket={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </SectionCard>
  );
}
