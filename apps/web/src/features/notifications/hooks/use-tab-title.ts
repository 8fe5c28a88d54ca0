import { useEffect } from 'react';
import { useTitlePace, useUnreadCount, useUnreadPoll } from './use-unread-count';

const counted = /^\(\d+\+?\) /;

/** Puts `(3) ` before the page's title while three notifications are unread, no matter who sets the title itself. */
export function useTabTitle(): void {
  const count = useUnreadCount();
  useUnreadPoll('title', useTitlePace(count));

  useEffect(() => {
    const show = (): void => {
      const bare = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const watcher = new MutationObserver(show);
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watcher.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
