import { useSession } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { profileFiles } from '../model/profile-files';

const TicketsCard = preloadable(profileFiles.ownTickets, async () => (await import('./tickets-card')).TicketsCard);
const SharedTickets = preloadable<{ userId: string }>(
  profileFiles.sharedTickets,
  async () => (await import('../../../shared/tickets/shared-tickets')).SharedTickets,
);

/** One's own tickets to edit, and for companies what is shared with them; nothing for every other user. */
export function CrewTickets({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  if (user?.id === userId) return <TicketsCard />;
  return user?.role === 'recruiter' && <SharedTickets userId={userId} />;
}
