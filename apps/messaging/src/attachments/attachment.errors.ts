import { messagingErrors } from '@crewcall/contracts-messaging';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  UploadMissingError,
  UploadNotArrivedError,
  FileTooLargeError,
  FileEmptyError,
  FileWrongTypeError,
  TooManyUploadsError,
  TooManyFilesError,
  AttachmentMissingError,
  AttachmentPendingError,
  AttachmentBlockedError,
} = defineErrors(messagingErrors);
