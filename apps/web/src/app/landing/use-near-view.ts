import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something is when it begins to load. */
const margin = '240px';

/** True from the moment the element comes near the window; at once in a browser that cannot tell. */
export function useNearView(): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
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
