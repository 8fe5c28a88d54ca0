import { type DeclaredError, errorTexts } from '@crewcall/contracts-core';
import { attachmentTexts } from './attachment.rules.js';
import { messageTexts } from './message.rules.js';

/** Errors of the messaging service: the code a program branches on and the words a person reads. */
export const messagingErrors = {
  /** Never was, or is none of the caller's business: which of the two is not said. */
  conversationMissing: {
    code: 'CONVERSATION_NOT_FOUND',
    kind: 'missing',
    message: 'This conversation does not exist.',
  },
  /** Never was, or is none of the caller's business: which of the two is not said. */
  messageMissing: { code: 'MESSAGE_NOT_FOUND', kind: 'missing', message: 'This message does not exist.' },
  personMissing: { code: 'USER_NOT_FOUND', kind: 'missing', message: 'This person is not here.' },
  personDeleted: { code: 'ACCOUNT_DELETED', kind: 'conflict', message: messageTexts.readOnly },
  toSelf: { code: 'MESSAGE_TO_SELF', kind: 'invalid', message: 'You cannot send a message to yourself.' },
  notWelcome: { code: 'MESSAGES_REFUSED', kind: 'forbidden', message: 'This person does not take messages from you.' },
  blockedByYou: {
    code: 'PERSON_BLOCKED',
    kind: 'conflict',
    message: 'You have blocked this person. Unblock them to write.',
  },
  tooManyStarted: {
    code: 'RATE_LIMITED',
    kind: 'limited',
    retryAfterSeconds: 60 * 60,
    message: 'You have started many conversations today. Please try tomorrow.',
  },
  /** Never was, or is another user's: which of the two is not said. */
  uploadMissing: { code: 'UPLOAD_NOT_FOUND', kind: 'missing', message: 'This upload does not exist.' },
  uploadNotArrived: {
    code: 'UPLOAD_NOT_ARRIVED',
    kind: 'conflict',
    message: 'The file has not arrived. Please upload it again.',
  },
  fileTooLarge: { code: 'FILE_TOO_LARGE', kind: 'too_large', message: attachmentTexts.tooLarge },
  fileEmpty: { code: 'FILE_EMPTY', kind: 'invalid', message: attachmentTexts.empty },
  fileWrongType: { code: 'FILE_TYPE_NOT_ALLOWED', kind: 'unsupported', message: attachmentTexts.wrongType },
  tooManyUploads: {
    code: 'TOO_MANY_UPLOADS',
    kind: 'limited',
    retryAfterSeconds: 60 * 60,
    message: 'Too many files are waiting to be sent. Please try again later.',
  },
  tooManyFiles: { code: 'TOO_MANY_FILES', kind: 'conflict', message: 'A message can have at most 10 files.' },
  attachmentMissing: { code: 'ATTACHMENT_NOT_FOUND', kind: 'missing', message: 'This file does not exist.' },
  attachmentPending: { code: 'ATTACHMENT_PENDING', kind: 'conflict', message: 'This file is still being checked.' },
  attachmentBlocked: {
    code: 'ATTACHMENT_BLOCKED',
    kind: 'forbidden',
    message: 'This file did not pass the check and cannot be opened.',
  },
  /** With the first name of the one it goes to. */
  tooLong: { code: 'MESSAGE_TOO_LONG', kind: 'invalid', message: messageTexts.tooLong },
  tooFast: { code: 'RATE_LIMITED', kind: 'limited', message: errorTexts.RATE_LIMITED },
} as const satisfies Record<string, DeclaredError>;
