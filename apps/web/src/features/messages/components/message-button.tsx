import { useSession } from '@crewcall/web-data-access';
import { ChatIcon, LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface MessageButtonProps {
  userId: string;
  /** What it says: 'Send Message' on a profile, 'Message' in a row. */
  label?: string;
  describedBy?: string;
}

/** Leads to the conversation with somebody, or to the first words; a signed-out visitor to the sign-in. Not for oneself. */
export function MessageButton({ userId, label = 'Message', describedBy }: MessageButtonProps): ReactNode {
  const { user } = useSession();
  if (user?.id === userId) return null;
  return (
    <LinkButton
      to={user ? `/dashboard?tab=messages&to=${encodeURIComponent(userId)}` : '/auth'}
      variant="outlined"
      startIcon={<ChatIcon />}
      aria-describedby={describedBy}
    >
      {label}
    </LinkButton>
  );
}
