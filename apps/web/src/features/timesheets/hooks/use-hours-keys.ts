import { isOverlayOpen } from '@crewcall/web-ui';
import { useEffect, useRef, type RefObject } from 'react';

interface Acts {
  approve: (id: string) => void;
  question: (id: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

const isMeant = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyping(event.target) &&
  !isOverlayOpen();

// A key that is held goes through the rows; it approves and questions no more than one.
const onceOnly = ['a', 'd'];

/** J and K go down and up the rows, A approves the one that is focused, D questions it. */
export function useHoursKeys({ approve, question }: Acts): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-sheet]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = rows[at + 1];
      const before = rows[at - 1];
      const id = rows[at]?.dataset['sheet'];
      const keys: Partial<Record<string, () => void>> = {
        j: () => (next ?? rows.at(-1))?.focus(),
        k: () => (before ?? rows[0])?.focus(),
        d: () => id && question(id),
        a: () => {
          // The row goes with its approval: the next one is where the person goes on.
          (next ?? before)?.focus();
          if (id) approve(id);
        },
      };
      const key = event.key.toLowerCase();
      const act = isMeant(event) ? keys[key] : undefined;
      if (!act) return;
      event.preventDefault();
      if (!event.repeat || !onceOnly.includes(key)) act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [approve, question]);
  return list;
}
