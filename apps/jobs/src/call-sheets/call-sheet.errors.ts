import { callSheetErrors, sheetLimits } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

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
  RemindedLatelyError,
} = defineErrors(callSheetErrors);

export const remindAgainAt = (remindedAt: Date): Date =>
  new Date(remindedAt.getTime() + sheetLimits.remindHours * 3_600_000);
