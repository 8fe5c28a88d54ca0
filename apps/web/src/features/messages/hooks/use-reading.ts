import type { Conversation, Message } from '@crewcall/contracts-messaging';
import { useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { useMarkReadMutation } from '../api/messages.api';
import { showRead } from '../api/messages-cache';

/** Whether the page is being looked at. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/**
 * Opening a conversation is reading it, and so is looking at it while messages come in. Answers up to where it had been
 * read when it was opened: what is above that is marked as new for as long as it stays open.
 */
export function useReading({ id, read_up_to }: Conversation, pages: Message[][] | undefined, userId: string): number {
  const dispatch = useAppDispatch();
  const [markRead] = useMarkReadMutation();
  const isVisible = useIsVisible();
  const [readAtOpening] = useState(read_up_to);
  const newest = pages?.[0]?.find(({ sender_id }) => sender_id !== userId)?.number ?? 0;
  useEffect(() => {
    if (!isVisible || newest <= read_up_to) return;
    showRead(dispatch, id, newest);
    void markRead({ id, upTo: newest });
  }, [dispatch, markRead, id, newest, read_up_to, isVisible]);
  return readAtOpening;
}
