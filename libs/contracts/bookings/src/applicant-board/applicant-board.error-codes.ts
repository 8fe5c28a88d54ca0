import type { ErrorDeclaration } from '@crewcall/contracts-core';
import { type BoardColumn, boardColumnNames } from './board-columns.rules.js';

export const applicantBoardErrors = {
  nothingToTakeBack: {
    code: 'NOTHING_TO_TAKE_BACK',
    kind: 'conflict',
    message: 'It is too late to take this back: it has been sent.',
  },
  /** Another window or a colleague was faster, or the person answered meanwhile. */
  cardMoved: (firstName: string | null, column: BoardColumn) => ({
    code: 'CARD_MOVED',
    kind: 'conflict',
    message: `${firstName ?? 'This person'} is in ${boardColumnNames[column]} now.`,
    details: { column },
  }),
  cardStays: (message: string) => ({ code: 'MOVE_NOT_POSSIBLE', kind: 'conflict', message }),
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;
