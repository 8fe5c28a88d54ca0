import { createContext } from 'react';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let shown = Date.now();

/** When the page was rendered on the server, in milliseconds; undefined where nothing was rendered before. */
export const RenderedAtContext = createContext<number | undefined>(undefined);

/** The time of day, half a minute exact: the same for all that is shown at once. */
export function shownTime(): number {
  const now = Date.now();
  if (Math.abs(now - shown) >= tickMs) shown = now;
  return shown;
}

/** A page that has just come shows the time at which it was rendered, until that is too old. */
export function startClockAt(renderedAt: number): void {
  shown = renderedAt;
}

/** @returns what ends the listening */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((each) => each()), tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
  };
}
