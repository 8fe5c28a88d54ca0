import { crewHighlightMs } from '@crewcall/contracts-identity';
import { useEffect, useRef, useState } from 'react';

/** Marks an element for three seconds and brings it into view, once it is there. */
export function useHighlight(isWanted: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [isLit, setLit] = useState(isWanted);
  useEffect(() => {
    if (!isWanted) return undefined;
    setLit(true);
    ref.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setLit(false), crewHighlightMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return { ref, isLit: isLit && isWanted };
}
