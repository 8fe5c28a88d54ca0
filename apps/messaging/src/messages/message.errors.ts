import { messagingErrors } from '@crewcall/contracts-messaging';
import { defineErrors } from '@crewcall/platform-errors';

export const { MessageMissingError, TooFastError, TooLongError: MessageTooLongError } = defineErrors(messagingErrors);
