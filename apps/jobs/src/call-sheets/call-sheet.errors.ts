import { callSheetErrors, remindedLatelyWords, sheetLimits } from '@crewcall/contracts-bookings';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const {
  CallSheetMissingError,
  CallSheetUnchangedError,
  CallSheetNotPublishedError,
  AllAcknowledgedError,
  NotAskedYetError,
  AcknowledgeLinkOverError,
  SheetPdfNotReadyError,
  SheetFileMissingError,
  SheetFileNotArrivedError,
  SheetFileEmptyError,
  SheetFileTooLargeError,
  SheetFileWrongTypeError,
  TooManySheetFilesError,
  SheetFilesTooLargeError,
  SheetFilesWaitingError,
  SheetFileScanningError,
  SheetFileBlockedError,
} = defineErrors(callSheetErrors);

export const remindAgainAt = (remindedAt: Date): Date =>
  new Date(remindedAt.getTime() + sheetLimits.remindHours * 3_600_000);

/** The company reminded them less than four hours ago. */
export class RemindedLatelyError extends DomainError {
  constructor(again: Date, now: Date) {
    const retryAfterSeconds = Math.ceil((again.getTime() - now.getTime()) / 1000);
    super({ kind: 'limited', code: 'REMINDED_LATELY', message: remindedLatelyWords(again), retryAfterSeconds });
  }
}
