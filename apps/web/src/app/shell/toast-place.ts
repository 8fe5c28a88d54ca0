import { useEffect, useLayoutEffect, type RefObject } from 'react';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The composer of messages, and buttons that are the point of their screen. */
const KEPT_CLEAR = '[data-keep-clear], [type="submit"], .MuiButton-contained';
const GAP = 12;

/** Whether the first, raised so far, lies over the other. */
const isOver = (one: Box, rise: number, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top - rise < other.bottom && one.bottom - rise > other.top;

/** How many pixels a toast rises from its place to cover none of the others; 0 when there is no such place above. */
export function riseOf(toast: Box, others: readonly Box[]): number {
  for (let rise = 0; toast.top - rise >= 0;) {
    const covered = others.filter((other) => isOver(toast, rise, other));
    if (covered.length === 0) return rise;
    rise = toast.bottom - Math.min(...covered.map(({ top }) => top)) + GAP;
  }
  return 0;
}

function place(corner: HTMLElement): void {
  corner.style.translate = '';
  const toast = corner.getBoundingClientRect();
  if (toast.height === 0) return;
  const others = [...document.querySelectorAll(KEPT_CLEAR)].filter(
    // What lies behind an open dialog cannot be pressed.
    (other) => !corner.contains(other) && !other.closest('[aria-hidden="true"]'),
  );
  const rise = riseOf(
    toast,
    others.map((other) => other.getBoundingClientRect()),
  );
  if (rise) corner.style.translate = `0 ${-rise}px`;
}

/** Keeps a toast off the composer and the main buttons while the page changes or scrolls; not while it is held. */
export function useToastPlace(corner: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld && corner.current) place(corner.current);
  });
  useEffect(() => {
    if (isHeld) return;
    let asked = 0;
    const placeSoon = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => corner.current && place(corner.current));
    };
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'resize', 'input'] as const;
    for (const event of events) window.addEventListener(event, placeSoon, { capture: true, passive: true });
    placeSoon();
    return () => {
      cancelAnimationFrame(asked);
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, placeSoon, { capture: true });
    };
  }, [corner, isHeld]);
}
