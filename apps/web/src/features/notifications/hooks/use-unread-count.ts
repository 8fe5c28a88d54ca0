import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useSession } from '@crewcall/web-data-access';
import { notificationsApi, useUnreadCountQuery } from '../api/notifications.api';
import { useSharedPoll } from './use-shared-poll';

/** How often the unread count is asked for, in milliseconds: by the tab's title, and by the bell. */
export const unreadPollMs = { standard: 15_000, afterRise: 10_000, none: 30_000, bell: 20_000 } as const;

/** The unread count of who is signed in, 0 for no user. */
export function useUnreadCount(): number {
  const { user } = useSession();
  const { data = 0 } = useUnreadCountQuery(undefined, { skip: !user });
  return user ? data : 0;
}

/** Keeps the count fresh at one pace; the title and the bell each have their own. */
export function useUnreadPoll(name: 'title' | 'bell', everyMs: number): void {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  useSharedPoll({
    channel: user ? `unread-${name}:${user.id}` : null,
    everyMs,
    ask: async () =>
      (
        await dispatch(
          notificationsApi.endpoints.unreadCount.initiate(undefined, { forceRefetch: true, subscribe: false }),
        )
      ).data ?? 0,
    take: (count) => {
      if (typeof count === 'number')
        void dispatch(notificationsApi.util.upsertQueryData('unreadCount', undefined, count));
    },
  });
}

/** The title's pace: quick just after the count rose, slow while there is nothing. */
export function useTitlePace(count: number): number {
  const before = useRef(count);
  const [hasRisen, setHasRisen] = useState(false);
  useEffect(() => {
    if (count !== before.current) setHasRisen(count > before.current);
    before.current = count;
  }, [count]);
  if (count === 0) return unreadPollMs.none;
  return hasRisen ? unreadPollMs.afterRise : unreadPollMs.standard;
}
