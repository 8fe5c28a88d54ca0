import { isInAppPath } from '@crewcall/contracts-core';

export const feedbackTypes = ['malfunction', 'feature-missing', 'suggestion', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackSources = ['header', 'popup'] as const;
export type FeedbackSource = (typeof feedbackSources)[number];

export const feedbackStatuses = ['pending', 'in_review', 'resolved', 'closed'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const feedbackPriorities = ['normal', 'high'] as const;
export type FeedbackPriority = (typeof feedbackPriorities)[number];

/** As the sender reads them. */
export const feedbackTypeLabels: Record<FeedbackType, string> = {
  malfunction: 'Malfunction',
  'feature-missing': 'Feature Missing',
  suggestion: 'Suggestion',
  other: 'Other',
};

/** The same four as an administrator reads them. */
export const feedbackTypeAdminLabels: Record<FeedbackType, string> = {
  malfunction: 'Bug Report',
  'feature-missing': 'Feature Request',
  suggestion: 'Suggestion',
  other: 'Other',
};

export interface FeedbackSubmission {
  feedbackType: FeedbackType;
  message: string;
  /** The path the sender was on. What follows `?` or `#` is never kept. */
  pageUrl?: string;
  /** The sender's clock, ISO 8601; the order is by ours. */
  timestamp?: string;
  source?: FeedbackSource;
}

export interface FeedbackReceipt {
  id: string;
  feedback_type: FeedbackType;
  status: FeedbackStatus;
  created_at: string;
}

export const feedbackLimits = { messageMin: 10, messageMax: 5000, pageUrlMax: 2000 } as const;

/** How many one sender may send; a stranger is known by address only, so the limit is tighter. */
export const feedbackRates = {
  signedIn: { points: 20, seconds: 3600 },
  anonymous: { points: 5, seconds: 3600 },
} as const;

/** The path alone of whatever a client calls its page; null when there is none. */
export function pagePathOf(pageUrl: string | undefined): string | null {
  const address = pageUrl?.trim() ?? '';
  const host = /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? '';
  const path = address.slice(host.length).split(/[?#]/)[0] || (host ? '/' : '');
  return isInAppPath(path) ? path : null;
}
