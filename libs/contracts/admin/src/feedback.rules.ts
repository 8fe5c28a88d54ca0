import { isLongerThan } from '@crewcall/contracts-core';
import { feedbackLimits, type FeedbackSubmission, feedbackTypes } from './feedback.js';

export const feedbackTexts = {
  title: 'Share Your Feedback',
  body: 'Help us improve the product by sharing your thoughts, reporting issues, or suggesting new features.',
  send: 'Send Feedback',
  sending: 'Sending...',
  cancel: 'Cancel',
  typeRequired: 'Please select a feedback type',
  messageTooShort: 'Please provide at least 10 characters of feedback',
  messageTooLong: `Please keep your feedback under ${feedbackLimits.messageMax} characters`,
  messageNotText: 'Please write your feedback as plain text',
  sentTitle: 'Thank you for your feedback!',
  sent: 'Your feedback has been sent successfully. We appreciate your input.',
  failedTitle: 'Something went wrong',
  failed: 'Unable to send your feedback. Please try again later.',
} as const;

/** Text with line ends and tabs, and no other control characters: a database and a mail would choke on those. */
const plainText = /^(?:\P{Cc}|[\r\n\t])*$/u;

export function feedbackTypeProblem(value: unknown): string | null {
  return feedbackTypes.some((type) => type === value) ? null : feedbackTexts.typeRequired;
}

export function feedbackMessageProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !isLongerThan(value.trim(), feedbackLimits.messageMin - 1))
    return feedbackTexts.messageTooShort;
  if (isLongerThan(value, feedbackLimits.messageMax)) return feedbackTexts.messageTooLong;
  return plainText.test(value) ? null : feedbackTexts.messageNotText;
}

/** Every rule of the dialog, by field. Empty when it may be sent. */
export function feedbackProblems(form: Partial<FeedbackSubmission>): { feedbackType?: string; message?: string } {
  const feedbackType = feedbackTypeProblem(form.feedbackType);
  const message = feedbackMessageProblem(form.message);
  return { ...(feedbackType ? { feedbackType } : {}), ...(message ? { message } : {}) };
}
