import type { DeclaredError } from '@crewcall/contracts-core';

export const applicantBoardErrors = {
  nothingToTakeBack: {
    code: 'NOTHING_TO_TAKE_BACK',
    kind: 'conflict',
    message: 'It is too late to take this back: it has been sent.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;

/** Said with the card's true place, so its words are made when it happens. */
export const CARD_MOVED = 'CARD_MOVED';
