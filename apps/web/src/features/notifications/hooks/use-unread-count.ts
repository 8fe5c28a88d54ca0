import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useSession } from '@crewcall/web-data-access';
import { notificationsApi, useUnreadCountQuery } from '../api/notifications.api';
import { useSharedPoll } from './use-shared-poll';

/** How often the unread count is asked for, in milliseconds: by the tab's title, and by the bell. */
export const unreadPollMs = { standard: 15_000, afterRise: 10_000, none: 30_000, bell: 20_000 } as const;

/** The unread count of who is signed in, 0 when signed out. */
export function useUnreadCount(): number {
  const { user } = useSession();
  const { data = 0 } = useUnreadCountQuery(undefined, { skip: !user });
  return user ? data : 0;
}

export interface Pace {
  everyMs: number;
  /** Called when a turn begins; what it answers, when the turn is over. */
  beginTurn?: () => () => void;
}

/** Keeps the count fresh at one pace; the title and the bell each have their own. */
export function useUnreadPoll(name: 'title' | 'bell', { everyMs, beginTurn }: Pace): void {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  useSharedPoll({
    channel: user ? `unread-${name}:${user.id}` : null,
    everyMs,
    ask: async () => {
      const endTurn = beginTurn?.();
      const { data } = await dispatch(
        notificationsApi.endpoints.unreadCount.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      endTurn?.();
      return data ?? 0;
    },
    take: (count) => {
      beginTurn?.()();
      if (typeof count === 'number')
        void dispatch(notificationsApi.util.upsertQueryData('unreadCount', undefined, count));
    },
  });
}

/** The title's pace: quick for one turn after the count rose, slow while there is nothing. */
export function useTitlePace(count: number): Required<Pace> {
  const before = useRef(count);
  const rises = useRef(0);
  const [hasRisen, setHasRisen] = useState(false);
  useEffect(() => {
    if (count > before.current) rises.current += 1;
    if (count !== before.current) setHasRisen(count > before.current);
    before.current = count;
  }, [count]);
  const beginTurn = (): (() => void) => {
    const known = rises.current;
    return () => {
      // A rise that this very turn brought makes the next one quick.
      if (rises.current === known) setHasRisen(false);
    };
  };
  const ofUnread = hasRisen ? unreadPollMs.afterRise : unreadPollMs.standard;
  return { everyMs: count === 0 ? unreadPollMs.none : ofUnread, beginTurn };
}
