import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const openAfterMs = 700;
/** A pointer that passes along a row of buttons does not wait at each: so long after one closed, the next opens at once. */
const skipsDelayForMs = 300;
/** Long enough to move the pointer onto the words, or to read them once the finger is gone. */
const closeAfterMs = { mouse: 100, pen: 100, touch: 1500 } as const;

/** Of all tooltips: how many are open, and when the last one closed. */
const all = { open: 0, closedAt: Number.NEGATIVE_INFINITY };

interface TooltipHandlers {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

export interface TooltipState {
  /** What it stands at; null until it was first asked for. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  /** For what is explained. */
  handlers: TooltipHandlers;
  /** For the words themselves: they stay while the pointer is on them. */
  stay: () => void;
  leave: () => void;
}

/** When a tooltip opens and closes. Esc closes it at once. */
export function useTooltip(onAsked: () => void): TooltipState {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, work: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, ms);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const ask = (element: HTMLElement): void => {
    onAsked();
    setAnchor(element);
    const wasJustOpen = all.open > 0 || Date.now() - all.closedAt < skipsDelayForMs;
    after(wasJustOpen ? 0 : openAfterMs, () => setOpen(true));
  };

  useEffect(() => {
    if (!isOpen) return;
    all.open += 1;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      all.open -= 1;
      all.closedAt = Date.now();
    };
  }, [isOpen]);

  return {
    anchor,
    isOpen,
    stay: () => clearTimeout(timer.current),
    leave: () => after(closeAfterMs.mouse, close),
    handlers: {
      onPointerEnter: ({ currentTarget }) => ask(currentTarget),
      onPointerLeave: ({ pointerType }) => after(closeAfterMs[pointerType] ?? closeAfterMs.mouse, close),
      onFocus: ({ currentTarget, target }) => target.matches(':focus-visible') && ask(currentTarget),
      onBlur: close,
    },
  };
}
