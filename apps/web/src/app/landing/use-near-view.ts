import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something is when it begins to load. */
const margin = '240px';

/** True from the moment the element comes near the window; where no window is, never. */
export function useNearView(): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof window === 'object' && !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isNear]);
  return { place, isNear };
}
