import { useEffect, type RefObject } from 'react';

/**
 * Tells an element how much of the screen is seen, in `--seen-height` and `--seen-top`: a keyboard lies over the page
 * on some phones and leaves `100dvh` as it was.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const tell = (): void => {
      const { style } = element.current ?? {};
      style?.setProperty('--seen-height', `${seen.height}px`);
      style?.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    tell();
    seen.addEventListener('resize', tell);
    seen.addEventListener('scroll', tell);
    return () => {
      seen.removeEventListener('resize', tell);
      seen.removeEventListener('scroll', tell);
    };
  }, [element]);
}
