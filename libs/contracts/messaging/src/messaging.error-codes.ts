import { errorTexts } from '@crewcall/contracts-core';
import { attachmentTexts } from './attachment.rules.js';
import { messageTexts } from './message.rules.js';

/** Errors of the messaging service: the code a program branches on and the words a person reads. */
export const messagingErrors = {
  conversationMissing: { code: 'CONVERSATION_NOT_FOUND', message: 'This conversation does not exist.' },
  messageMissing: { code: 'MESSAGE_NOT_FOUND', message: 'This message does not exist.' },
  personMissing: { code: 'USER_NOT_FOUND', message: 'This person is not here.' },
  personDeleted: { code: 'ACCOUNT_DELETED', message: messageTexts.readOnly },
  toSelf: { code: 'MESSAGE_TO_SELF', message: 'You cannot send a message to yourself.' },
  notWelcome: { code: 'MESSAGES_REFUSED', message: 'This person does not take messages from you.' },
  blockedByYou: { code: 'PERSON_BLOCKED', message: 'You have blocked this person. Unblock them to write.' },
  tooManyStarted: { code: 'RATE_LIMITED', message: 'You have started many conversations today. Please try tomorrow.' },
  uploadMissing: { code: 'UPLOAD_NOT_FOUND', message: 'This upload does not exist.' },
  uploadNotArrived: { code: 'UPLOAD_NOT_ARRIVED', message: 'The file has not arrived. Please upload it again.' },
  fileTooLarge: { code: 'FILE_TOO_LARGE', message: attachmentTexts.tooLarge },
  fileEmpty: { code: 'FILE_EMPTY', message: attachmentTexts.empty },
  fileWrongType: { code: 'FILE_TYPE_NOT_ALLOWED', message: attachmentTexts.wrongType },
  tooManyUploads: {
    code: 'TOO_MANY_UPLOADS',
    message: 'Too many files are waiting to be sent. Please try again later.',
  },
  tooManyFiles: { code: 'TOO_MANY_FILES', message: 'A message can have at most 10 files.' },
  attachmentMissing: { code: 'ATTACHMENT_NOT_FOUND', message: 'This file does not exist.' },
  attachmentPending: { code: 'ATTACHMENT_PENDING', message: 'This file is still being checked.' },
  attachmentBlocked: { code: 'ATTACHMENT_BLOCKED', message: 'This file did not pass the check and cannot be opened.' },
  tooFast: { code: 'RATE_LIMITED', message: errorTexts.RATE_LIMITED },
} as const;
