import { ticketDocumentErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  NotAcceptedError: DocumentTypeError,
  TooBigError: DocumentTooLargeError,
  UnsafeError: DocumentUnsafeError,
  UnreadableError: DocumentUnreadableError,
  NotKeptError: DocumentNotKeptError,
  VerifiedAlreadyError,
  DocumentMissingError,
  LinkOverError,
  TakenError,
  NotTakenError,
  NotWaitingError,
  ExpiryDiffersError,
} = defineErrors(ticketDocumentErrors);
