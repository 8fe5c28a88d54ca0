import { use, useSyncExternalStore } from 'react';
import { onTick, RenderedAtContext, shownTime } from './clock';

/** The time of day for words that depend on it, half a minute exact; while hydrating, that of the rendered page. */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(onTick, shownTime, () => renderedAt ?? shownTime());
}
