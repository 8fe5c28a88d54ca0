import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PictureSize } from '../model/map-view';

/** What the server renders, and what a page without room (a test's) has. */
const usual: PictureSize = { width: 600, height: 680 };

/** How large an element is, again whenever the window is another one; null until the page has it. */
export function usePictureSize(): { frame: RefObject<HTMLDivElement | null>; size: PictureSize; isKnown: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  useEffect(() => {
    const measure = (): void => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
      setSize(width && height ? { width, height } : usual);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { frame, size: size ?? usual, isKnown: size !== null };
}
