import { useEffect, useRef, useState } from 'react';
import type { Toast } from '@crewcall/web-data-access';

function useIsTabHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const onChange = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}

/** Calls `onEnd` once the toast has been visible for its time. One more of the same kind starts its time again. */
export function useToastTimer(toast: Toast, isHeld: boolean, onEnd: () => void): void {
  const isPaused = useIsTabHidden() || isHeld;
  const left = useRef(0);
  const latest = useRef(onEnd);
  const { id, times, durationMs } = toast;
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    left.current = durationMs;
  }, [id, times, durationMs]);
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [id, times, isPaused]);
}
