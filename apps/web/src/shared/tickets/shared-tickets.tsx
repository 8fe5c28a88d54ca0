import { OWN_CHECK_WORDS } from '@crewcall/contracts-bookings';
import Typography from '@mui/material/Typography';
import { Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TicketRows } from './ticket-rows';
import { useTicketsToJudgeQuery } from './tickets.api';

interface SharedTicketsProps {
  userId: string;
  title?: string;
}

/** For companies: what a person shares with them; nothing of who shares nothing. */
export function SharedTickets({ userId, title = 'Tickets and certificates' }: SharedTicketsProps): ReactNode {
  const { data = [] } = useTicketsToJudgeQuery(userId);
  if (data.length === 0) return null;
  return (
    <Section title={title}>
      <TicketRows tickets={data} />
      <TicketWords />
    </Section>
  );
}

/** What the words beside tickets mean, and what they do not. */
export const TicketWords = (): ReactNode => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
    Said by the crew member; verified means that a person at CrewCall looked at the document, seen that companies saw
    the card on site. {OWN_CHECK_WORDS}
  </Typography>
);
