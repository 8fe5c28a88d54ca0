import IconButton from '@mui/material/IconButton';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { ChatIcon, LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface MessageButtonProps {
  userId: string;
  /** What it says: 'Send Message' on a profile, 'Message' in a row. */
  label?: string;
  /** Only the sign, where there is little room: the label is then for those who hear it, so it names the person. */
  isSign?: boolean;
}

/** Leads to the conversation with a user, or to the first words; a signed-out visitor by way of the sign-in. Not for oneself. */
export function MessageButton({ userId, label = 'Message', isSign = false }: MessageButtonProps): ReactNode {
  const { user } = useSession();
  if (user?.id === userId) return null;
  const thread = webRoutes.dashboard.href({ tab: 'messages', to: userId });
  const to = user ? thread : webRoutes.auth.href({ next: thread });
  if (isSign) {
    return (
      <IconButton component={Link} to={to} aria-label={label}>
        <ChatIcon />
      </IconButton>
    );
  }
  return (
    <LinkButton to={to} variant="outlined" startIcon={<ChatIcon />}>
      {label}
    </LinkButton>
  );
}
