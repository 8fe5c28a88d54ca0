import { useCallback, useState, type ToggleEvent } from 'react';

export interface DetailsState {
  isOpen: boolean;
  details: {
    /** For its `ref`. */
    onAttach: (element: HTMLDetailsElement | null) => void;
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  };
}

/** Whether `details` are open, which the browser opens and closes, before the app is there as well. */
export function useDetails(): DetailsState {
  const [isOpen, setOpen] = useState(false);
  const onAttach = useCallback((element: HTMLDetailsElement | null) => {
    if (element?.open) setOpen(true);
  }, []);
  return { isOpen, details: { onAttach, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) } };
}
