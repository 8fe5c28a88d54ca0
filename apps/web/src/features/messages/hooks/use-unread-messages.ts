import { useSession } from '@crewcall/web-data-access';
import { useEffect } from 'react';
import { useUnreadMessagesQuery } from '../api/unread-messages.api';

/** How often the count is asked for, in milliseconds; never in the background. */
export const unreadMessagesPollMs = { standard: 30_000, messages: 15_000 } as const;

/** Messages that the person has not read, as the messaging service counts them; asked more often while they are shown. */
export function useUnreadMessages(isShown: boolean): number {
  const everyMs = isShown ? unreadMessagesPollMs.messages : unreadMessagesPollMs.standard;
  const { user } = useSession();
  const { data = 0, refetch } = useUnreadMessagesQuery(user?.id ?? '', { skip: !user });
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, everyMs);
    return () => clearInterval(timer);
  }, [userId, everyMs, refetch]);
  return data;
}
