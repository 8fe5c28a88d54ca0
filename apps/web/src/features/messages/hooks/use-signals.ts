import { onLiveOpen, sendLive } from '@crewcall/web-data-access';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { liveSignals } from '../model/signals';

/** Told again so often while a user goes on typing, in milliseconds. */
const typingEveryMs = 2_500;
const stoppedAfterMs = 4_000;

/** Whether the other side of the open conversation is there, and whether they are writing. */
export function useSignals(conversationId: string, otherId: string): { isTyping: boolean; isOnline: boolean } {
  const { typing, online } = useSyncExternalStore(liveSignals.watch, liveSignals.read);
  useEffect(() => {
    const watch = (): void => sendLive('watch_presence', { conversation_id: conversationId });
    watch();
    const stop = onLiveOpen(watch);
    return () => {
      stop();
      sendLive('watch_presence', { conversation_id: null });
    };
  }, [conversationId]);
  return { isTyping: typing[conversationId] ?? false, isOnline: online[otherId] ?? false };
}

/** Tells the other side that one is writing, now and then, and when one stopped. */
export function useTypingSignals(conversationId: string | null): { typed: () => void; stopped: () => void } {
  const toldAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopped = useCallback(() => {
    clearTimeout(timer.current);
    if (conversationId && toldAt.current) sendLive('typing', { conversation_id: conversationId, is_typing: false });
    toldAt.current = 0;
  }, [conversationId]);
  const typed = useCallback(() => {
    if (!conversationId) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(stopped, stoppedAfterMs);
    if (Date.now() - toldAt.current < typingEveryMs) return;
    toldAt.current = Date.now();
    sendLive('typing', { conversation_id: conversationId, is_typing: true });
  }, [conversationId, stopped]);
  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
