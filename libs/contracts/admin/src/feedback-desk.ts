import { isLongerThan } from '@crewcall/contracts-core';
import type { PageQuery } from '@crewcall/contracts-core';
import type { FeedbackPriority, FeedbackStatus, FeedbackType } from './feedback.js';

/** Feedback as administrators read it. Every way out of a status is open. */
export interface AdminFeedback {
  id: string;
  feedback_type: FeedbackType;
  status: FeedbackStatus;
  priority: FeedbackPriority;
  message: string;
  /** A path of the app; null where the sender's browser named none. */
  page_url: string | null;
  created_at: string;
  /** ‘Anonymous’ for a sender who was not signed in or has left. */
  user_name: string;
  user: { first_name: string | null } | null;
  user_email: string | null;
  admin_response: string | null;
  responded_at: string | null;
}

/** Whether the web app asks people for feedback by itself; every visitor may know, administrators switch it. */
export interface FeedbackPopup {
  is_on: boolean;
}

export interface FeedbackListAnswer {
  feedback: AdminFeedback[];
}

export interface FeedbackListQuery extends PageQuery {
  status?: FeedbackStatus;
  type?: FeedbackType;
}

export interface FeedbackStats {
  pending: number;
  total: number;
}

export const feedbackStatusLabels: Record<FeedbackStatus, string> = {
  pending: 'Pending',
  in_review: 'In review',
  resolved: 'Resolved',
  closed: 'Closed',
};

export const responseMax = 5000;

export const feedbackDeskTexts = {
  none: 'No feedback found matching your filters.',
  anonymous: 'Anonymous',
  statusTitle: 'Status Updated',
  status: 'Feedback status has been updated successfully.',
  statusFailedTitle: 'Update Failed',
  statusFailed: 'Failed to update feedback status.',
  responseTitle: 'Response Added',
  response: 'Your response has been added to the feedback.',
  responseFailedTitle: 'Response Failed',
  responseFailed: 'Failed to add response to feedback.',
  responseRequired: 'Please write a response.',
  responseTooLong: `Please keep the response under ${responseMax} characters`,
} as const;

/** Text, once trimmed; what is empty cannot be sent. */
export function responseProblem(value: unknown): string | null {
  const response = typeof value === 'string' ? value.trim() : '';
  if (!response) return feedbackDeskTexts.responseRequired;
  return isLongerThan(response, responseMax) ? feedbackDeskTexts.responseTooLong : null;
}
