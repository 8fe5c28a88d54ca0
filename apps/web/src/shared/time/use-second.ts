import { use, useSyncExternalStore } from 'react';
import { RenderedAtContext } from './clock';

const tickMs = 1_000;
const shownSecond = (): number => Math.floor(Date.now() / tickMs) * tickMs;

/** Only while the page is seen, and at once when it is seen again. */
function onSecond(listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    if (!document.hidden) timer = setInterval(listener, tickMs);
  };
  const look = (): void => {
    follow();
    listener();
  };
  follow();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The time of day to the second, for a countdown; while hydrating, that of the rendered page. */
export function useSecond(): number {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(onSecond, shownSecond, () => renderedAt ?? shownSecond());
}
