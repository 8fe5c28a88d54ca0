import { useEffect, useRef } from 'react';

export interface SharedPoll {
  /** Names the poll for the other tabs of this person; null stops it. */
  channel: string | null;
  everyMs: number;
  /** Asks the service and puts the answer where this tab shows it; the answer is told to the other tabs. */
  ask: () => Promise<unknown>;
  /** Puts an answer that another tab fetched where this tab shows it. */
  take: (answer: unknown) => void;
}

/** Who only listens waits a little longer than who asks, so that the same tab goes on leading. */
const patience = 1.1;

interface Told {
  kind: 'asking' | 'answer';
  answer?: unknown;
}

/**
 * Polls while the page is visible, once for all tabs of a person: the tab that asks tells the others, and their own turn
 * starts again. So the first visible tab leads, and when it is hidden or closed the next one's turn simply comes.
 */
export function useSharedPoll(poll: SharedPoll): void {
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });
  const { channel: name, everyMs } = poll;

  useEffect(() => {
    if (name === null) return undefined;
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastTurn = Date.now();
    let isOver = false;

    const waitFor = (ms: number): void => {
      clearTimeout(timer);
      timer = document.hidden ? undefined : setTimeout(() => void turn(), ms);
    };
    const turn = async (): Promise<void> => {
      lastTurn = Date.now();
      channel?.postMessage({ kind: 'asking' } satisfies Told);
      const answer = await latest.current.ask();
      if (isOver) return;
      channel?.postMessage({ kind: 'answer', answer } satisfies Told);
      waitFor(everyMs);
    };
    const onMessage = ({ data }: MessageEvent<Told>): void => {
      lastTurn = Date.now();
      if (data.kind === 'answer') latest.current.take(data.answer);
      waitFor(everyMs * patience);
    };
    const onVisibility = (): void => waitFor(Math.max(0, lastTurn + everyMs - Date.now()));

    channel?.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onVisibility);
    waitFor(everyMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      channel?.close();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [name, everyMs]);
}
