import { useCallback, useState, type UIEvent } from 'react';

/** Rows that are rendered beyond the edge, so that scrolling shows no gaps. */
const spare = 6;

/** Of a long list with rows of one height, only those in sight are rendered. */
export function useWindowed(count: number, rowHeight: number, viewHeight: number) {
  const [top, setTop] = useState(0);
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop), []);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((top + viewHeight) / rowHeight) + spare);
  return { first, last, onScroll, before: first * rowHeight, after: Math.max(0, count - last) * rowHeight };
}
