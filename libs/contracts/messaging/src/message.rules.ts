import { isLongerThan, isPlainText } from '@crewcall/contracts-core';
import { messageLimits } from './message-limits.js';

export const messageTexts = {
  empty: 'Message cannot be empty',
  tooLong: 'A message can have at most 10,000 characters.',
  notPlain: 'A message cannot contain control characters.',
  bulk: `Please choose 1 to ${messageLimits.bulk} people.`,
  reasonMissing: 'Please say what is wrong with it.',
  reasonTooLong: 'A reason can have at most 1,000 characters.',
  /** What a file says that was sent without words. */
  fileOnly: 'File attachment',
  readOnly: 'This user account has been deleted. You can view the conversation but cannot send new messages.',
} as const;

// Format characters (zero-width ones, direction marks), and the few letters and signs that are rendered as nothing.
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a reader would see nothing at all. */
export const isBlankMessage = (text: string): boolean => text.replaceAll(INVISIBLE, '') === '';

/** The text to show when the content will not do, else null. Used by the form and by the service. */
export function messageProblem(value: unknown): string | null {
  if (typeof value !== 'string' || isBlankMessage(value)) return messageTexts.empty;
  if (isLongerThan(value, messageLimits.content)) return messageTexts.tooLong;
  return isPlainText(value) ? null : messageTexts.notPlain;
}

export function reasonProblem(value: unknown): string | null {
  if (typeof value !== 'string' || isBlankMessage(value)) return messageTexts.reasonMissing;
  if (isLongerThan(value, messageLimits.reportReason)) return messageTexts.reasonTooLong;
  return isPlainText(value) ? null : messageTexts.notPlain;
}
