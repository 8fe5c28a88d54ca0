import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';

export interface DetailsState {
  isOpen: boolean;
  details: { ref: RefObject<HTMLDetailsElement | null>; onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void };
}

/** Whether `details` are open, which the browser opens and closes, before the app is there as well. */
export function useDetails(): DetailsState {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setOpen(true);
  }, []);
  return { isOpen, details: { ref, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) } };
}
