import { applicantBoardErrors, type BoardColumn, boardColumnNames, CARD_MOVED } from '@crewcall/contracts-bookings';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const { NothingToTakeBackError } = defineErrors(applicantBoardErrors);

/** Another window or a colleague was faster, or the person answered meanwhile. */
export class CardMovedError extends DomainError {
  constructor(firstName: string | null, column: BoardColumn) {
    const message = `${firstName ?? 'This person'} is in ${boardColumnNames[column]} now.`;
    super({ kind: 'conflict', code: CARD_MOVED, message, details: { column } });
  }
}

export class CardStaysError extends DomainError {
  constructor(message: string) {
    super({ kind: 'conflict', code: 'MOVE_NOT_POSSIBLE', message });
  }
}
