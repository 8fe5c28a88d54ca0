import { useEffect, type RefObject } from 'react';

/** An open dialog hides all else from screen readers: not what is said meanwhile, often of the dialog itself. */
export function useKeptReadable(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const changes = new MutationObserver(() => {
      if (current.hasAttribute('aria-hidden')) current.removeAttribute('aria-hidden');
    });
    changes.observe(current, { attributeFilter: ['aria-hidden'] });
    return () => changes.disconnect();
  }, [element]);
}
