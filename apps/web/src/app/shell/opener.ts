import { useState } from 'react';

export interface Opener {
  isOpen: boolean;
  /** It was opened once: its code is here, and its closing may be drawn. */
  wasOpened: boolean;
  open: () => void;
  close: () => void;
}

/** Something whose code is fetched when it is first opened. */
export function useOpener(): Opener {
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  return {
    ...state,
    open: () => setState({ isOpen: true, wasOpened: true }),
    close: () => setState((before) => ({ ...before, isOpen: false })),
  };
}
