import { useEffect, useState, type PointerEvent } from 'react';

export interface Days {
  first: string;
  last: string;
}

const inOrder = (one: string, other: string): Days =>
  one < other ? { first: one, last: other } : { first: other, last: one };

/** Dragging a mouse over days chooses them; on one alone it is a press. */
export function useDayDrag(onChoose: (days: Days) => void) {
  const [drag, setDrag] = useState<{ from: string; to: string } | null>(null);
  const chosen = drag && drag.from !== drag.to ? inOrder(drag.from, drag.to) : null;
  useEffect(() => {
    if (!drag) return undefined;
    const end = (): void => {
      setDrag(null);
      if (chosen) onChoose(chosen);
    };
    globalThis.addEventListener('pointerup', end);
    return () => globalThis.removeEventListener('pointerup', end);
  });
  return {
    isChosen: (day: string) => chosen !== null && chosen.first <= day && day <= chosen.last,
    dragOf: (day: string) => ({
      onPointerDown: ({ pointerType, button }: PointerEvent) => {
        if (pointerType === 'mouse' && button === 0) setDrag({ from: day, to: day });
      },
      onPointerEnter: () => setDrag((before) => before && { ...before, to: day }),
    }),
  };
}
