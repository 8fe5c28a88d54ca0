import { useSession } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { SharedTickets } from '../../../shared/tickets';
import { TicketsCard } from './tickets-card';

/** One's own tickets to edit, and for companies what is shared with them; nothing for every other user. */
export function CrewTickets({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  if (user?.id === userId) return <TicketsCard />;
  return user?.role === 'recruiter' && <SharedTickets userId={userId} />;
}
