import { moneyWords, seenByWords, ticketDayWords, ticketKeeping } from '@crewcall/contracts-bookings';
import type { SharedTicket } from '@crewcall/contracts-identity';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TicketStateChip } from './ticket-state-chip';

export const TicketRowList = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& b': { display: 'block', overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: vars.palette.text.secondary, fontSize: '.875rem', overflowWrap: 'anywhere' },
  '& li > div': { minWidth: 0 },
}));
const End = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

type OnCard = Pick<SharedTicket, 'kind' | 'level' | 'sum_pence' | 'expires_on'>;

/** 'IPAF' */
export const cardName = ({ kind, level }: OnCard): string =>
  kind === 'other' && level ? level : ticketKeeping[kind].name;

interface Besides {
  state: string | null;
  issued_on?: string | null;
  last4?: string | null;
}

/** '3a · Until 20 Nov 2026' */
export function cardFacts(card: OnCard, { state, issued_on, last4 }: Besides): string {
  const { kind, level, sum_pence, expires_on } = card;
  const facts = [
    kind !== 'other' && level,
    sum_pence !== null && moneyWords(sum_pence),
    last4 && `••• ${last4}`,
    !expires_on && issued_on && `Issued ${ticketDayWords(issued_on)}`,
    expires_on && `${state === 'expired' ? 'Expired' : 'Until'} ${ticketDayWords(expires_on)}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

const seenBy = ({ seen_by }: SharedTicket): string | null => seenByWords(seen_by);

interface TicketRowsProps<Shown extends SharedTicket> {
  tickets: readonly Shown[];
  last4Of?: (ticket: Shown) => string | null;
  /** Whether an administrator is to look at it. */
  isWaiting?: (ticket: Shown) => boolean;
  /** What its owner has to know of it besides. */
  noteOf?: (ticket: Shown) => ReactNode;
  actionOf?: (ticket: Shown, name: string) => ReactNode;
}

/** Each with its facts and its state in words. */
export function TicketRows<Shown extends SharedTicket>({
  tickets,
  last4Of,
  isWaiting,
  noteOf,
  actionOf,
}: TicketRowsProps<Shown>): ReactNode {
  return (
    <TicketRowList>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <div>
            <b>{cardName(ticket)}</b>
            <small>{cardFacts(ticket, { ...ticket, last4: last4Of?.(ticket) })}</small>
            {seenBy(ticket) && <small>{seenBy(ticket)}</small>}
            {noteOf?.(ticket)}
          </div>
          <End>
            <TicketStateChip state={ticket.state} isWaiting={isWaiting?.(ticket)} />
            {actionOf?.(ticket, cardName(ticket))}
          </End>
        </li>
      ))}
    </TicketRowList>
  );
}
