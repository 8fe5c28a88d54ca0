import { messagingErrors } from '@crewcall/contracts-messaging';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  ConversationMissingError,
  PersonMissingError,
  PersonDeletedError,
  ToSelfError: MessageToSelfError,
  NotWelcomeError,
  BlockedByYouError,
  TooManyStartedError,
} = defineErrors(messagingErrors);
