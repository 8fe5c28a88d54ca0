import { identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  WrongCredentialsError,
  EmailNotVerifiedError,
  AccountSuspendedError,
  SessionEndedError,
  SessionMissingError,
  TooManySignInsError: TooManyAttemptsError,
} = defineErrors(identityErrors);
