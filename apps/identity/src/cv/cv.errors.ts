import { cvErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  NotAcceptedError: CvTypeError,
  TooBigError: CvTooLargeError,
  UnsafeError: CvUnsafeError,
  UnavailableError: CvUnavailableError,
  LinkInvalidError: CvLinkInvalidError,
} = defineErrors(cvErrors);
