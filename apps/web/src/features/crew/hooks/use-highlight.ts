import { crewHighlightMs } from '@crewcall/contracts-identity';
import { useEffect, useRef, useState } from 'react';

/** Marks an element for three seconds and brings it into view, once it is there. */
export function useHighlight(isWanted: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    ref.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setOver(true), crewHighlightMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return { ref, isLit: isWanted && !isOver };
}
