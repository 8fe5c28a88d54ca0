import { useEffect, useId, useRef, useState, type RefObject, type ToggleEvent } from 'react';

export interface PopoverState {
  isOpen: boolean;
  /** For the button that opens it: the browser does, before the app is there as well. */
  button: { popoverTarget: string; 'aria-expanded': boolean | undefined };
  popover: { id: string; ref: RefObject<HTMLElement | null>; onToggle: (event: ToggleEvent<HTMLElement>) => void };
  close: () => void;
}

/** What a button shows and Esc or a press outside hides. Whether it is open is the browser's to know. */
export function usePopover(): PopoverState {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  // Until the first change the browser says it by itself.
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) setOpen(true);
  }, []);
  return {
    isOpen: isOpen ?? false,
    button: { popoverTarget: id, 'aria-expanded': isOpen },
    popover: { id, ref, onToggle: ({ newState }) => setOpen(newState === 'open') },
    close: () => ref.current?.hidePopover(),
  };
}
