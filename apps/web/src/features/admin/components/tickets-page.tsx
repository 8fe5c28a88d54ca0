import { ticketKeeping } from '@crewcall/contracts-bookings';
import { counted, webRoutes } from '@crewcall/contracts-core';
import type { CheckedTicket, TicketToCheck } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { errorText, onEveryVisit, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Card, CardBody, Chip, EmptyState, Section, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useTakeTicketMutation, useTicketQueueQuery } from '../api/ticket-checks.api';
import { QueryBoundary } from './query-boundary';
import { RefuseTicketDialog } from './refuse-ticket-dialog';
import { TicketCheck } from './ticket-check';

const Stack = styled('div')({ display: 'grid', gap: 16 });
const List = styled('ul')({ display: 'grid', gap: 12 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const nameOf = ({ kind, level }: TicketToCheck | CheckedTicket): string =>
  [ticketKeeping[kind].name, level].filter(Boolean).join(', ');

/** 'less than a minute', '40 minutes or less', '5 hours or less', '2 days or less' */
function waitWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} or less`;
}

function WaitingTicket({ ticket }: { ticket: TicketToCheck }): ReactNode {
  const dispatch = useAppDispatch();
  const [take, { isLoading }] = useTakeTicketMutation();
  const onTake = async (): Promise<void> => {
    const { error } = await take(ticket.id);
    if (error)
      dispatch(showToast({ tone: 'bad', title: 'Not taken', text: errorText(error, 'Please try again in a moment.') }));
  };
  return (
    <Card component="li">
      <CardBody>
        <Row>
          <b>{nameOf(ticket)}</b>
          <Typography variant="body2" color="textSecondary">
            <TextLink to={webRoutes.adminUser.href(ticket.owner_id)}>{ticket.owner_name}</TextLink> ·{' '}
            <TimeAgo at={ticket.waiting_since} />
          </Typography>
        </Row>
        {ticket.is_taken_by_me ? (
          <TicketCheck ticket={ticket} />
        ) : ticket.taken_until ? (
          <Row>
            <Chip tone="line">Another administrator is checking it</Chip>
          </Row>
        ) : (
          <Row>
            <Button variant="outlined" disabled={isLoading} onClick={() => void onTake()}>
              Check {nameOf(ticket)}
            </Button>
          </Row>
        )}
      </CardBody>
    </Card>
  );
}

const said = { verified: 'Verified', rejected: 'Rejected', withdrawn: 'Withdrawn' } as const;

function Checked({ ticket, onWithdraw }: { ticket: CheckedTicket; onWithdraw: () => void }): ReactNode {
  return (
    <Row as="li">
      <Chip tone={ticket.state === 'verified' ? 'good' : 'bad'}>{said[ticket.state]}</Chip>
      {nameOf(ticket)} of <TextLink to={webRoutes.adminUser.href(ticket.owner_id)}>{ticket.owner_name}</TextLink>
      <Typography variant="body2" color="textSecondary">
        <TimeAgo at={ticket.decided_at} />
      </Typography>
      {ticket.state === 'verified' && (
        <Button variant="text" size="small" aria-label={`Withdraw ${nameOf(ticket)}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </Row>
  );
}

/** Tickets that wait for a person to look at them, who waits longest first. */
export function TicketsPage(): ReactNode {
  const query = useTicketQueueQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  return (
    <Stack>
      <QueryBoundary query={query} what="the tickets">
        {({ waiting, median_minutes, tickets, checked }) => (
          <>
            <p>
              {[
                waiting > 0 && `${counted(waiting, 'waits', 'wait')}.`,
                median_minutes !== null && `Half of those of the last 30 days waited ${waitWords(median_minutes)}.`,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            {tickets.length ? (
              <List aria-label="Tickets to check">
                {tickets.map((ticket) => (
                  <WaitingTicket key={ticket.id} ticket={ticket} />
                ))}
              </List>
            ) : (
              <Card>
                <EmptyState drawing="list" title="No ticket waits to be checked" heading="h2" />
              </Card>
            )}
            {checked.length > 0 && (
              <Section title="Checked lately">
                <List aria-label="Checked lately">
                  {checked.map((ticket) => (
                    <Checked key={ticket.id} ticket={ticket} onWithdraw={() => setWithdrawing(ticket.id)} />
                  ))}
                </List>
              </Section>
            )}
          </>
        )}
      </QueryBoundary>
      {withdrawing && <RefuseTicketDialog id={withdrawing} how="withdraw" onClose={() => setWithdrawing(null)} />}
    </Stack>
  );
}
