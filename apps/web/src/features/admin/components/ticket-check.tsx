import { moneyWords, ticketDayWords, ticketKeeping } from '@crewcall/contracts-bookings';
import type { TicketToCheck } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FieldNote, Note, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { usePutTicketBackMutation, useVerifyTicketMutation } from '../api/ticket-checks.api';
import { CheckedDocument } from './checked-document';
import { RefuseTicketDialog } from './refuse-ticket-dialog';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });

function factsOf({ level, sum_pence, last4, issued_on, owner_name }: TicketToCheck): string {
  const facts = [
    `Name: ${owner_name}`,
    level,
    sum_pence !== null && moneyWords(sum_pence),
    last4 && `ends in ${last4}`,
    issued_on && `issued ${ticketDayWords(issued_on)}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** One ticket, for ten minutes: the document beside what its owner entered, but for the expiry, which is typed again. */
export function TicketCheck({ ticket }: { ticket: TicketToCheck }): ReactNode {
  const dispatch = useAppDispatch();
  const [expires, setExpires] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isRejecting, setRejecting] = useState(false);
  const [verify, { isLoading }] = useVerifyTicketMutation();
  const [putBack, puttingBack] = usePutTicketBackMutation();
  const onVerify = async (): Promise<void> => {
    setProblem(ticket.expires && !expires ? 'Please type the date from the document.' : undefined);
    if (ticket.expires && !expires) return;
    const { error } = await verify({ id: ticket.id, expires_on: expires || null });
    if (error) setProblem(errorText(error, 'That was not saved. Please try again.'));
    else dispatch(showToast({ tone: 'good', title: 'Ticket verified' }));
  };
  return (
    <>
      <p>{factsOf(ticket)}</p>
      {ticketKeeping[ticket.kind].checkedBy === 'register' ? (
        <Note>Look for the name, the licence and its sector on the public register.</Note>
      ) : (
        <CheckedDocument ticket={ticket} />
      )}
      {ticket.expires ? (
        <TextField
          label="Expires, as the document says"
          type="date"
          value={expires}
          error={problem}
          hint="Both must agree: what its owner entered is not shown."
          onChange={({ target }) => setExpires(target.value)}
        />
      ) : (
        <FieldNote error={problem} hint="Its owner says that it does not expire." />
      )}
      <Row>
        <Button variant="contained" disabled={isLoading} onClick={() => void onVerify()}>
          Verify
        </Button>
        <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
          Reject
        </Button>
        <Button variant="text" disabled={puttingBack.isLoading} onClick={() => void putBack(ticket.id)}>
          Put back
        </Button>
      </Row>
      {isRejecting && <RefuseTicketDialog id={ticket.id} how="reject" onClose={() => setRejecting(false)} />}
    </>
  );
}
