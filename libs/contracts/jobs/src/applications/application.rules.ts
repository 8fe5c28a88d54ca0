import type { Application } from './application.js';
import type { ApplicationStatus } from './application.state.js';

export const applicationLimits = {
  coverLetter: 5000,
  rejectionMessage: 2000,
  search: 100,
  /** A million pounds. */
  askedPence: 100_000_000,
  /** As many as a job has at most. */
  roles: 30,
  calls: 60,
  /** Applications of one person within a day, unless the service is told otherwise. */
  perDay: 100,
} as const;

export const applicationTexts = {
  coverLetterLength: `The cover letter must be at most ${applicationLimits.coverLetter} characters long.`,
  rejectionMessageLength: `The message must be at most ${applicationLimits.rejectionMessage} characters long.`,
  cancelReason: 'Please say why the booking is cancelled.',
  asked: 'Please enter the amount you ask for.',
  chosen: 'Please choose from the roles and calls of this job.',
  plainText: 'Please use plain text.',
  statusUnknown: 'Please choose from applied, reviewed, shortlisted, hired, rejected and withdrawn.',
} as const;

/** What an applicant reads of their own application. */
export const applicationLabels: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Pending',
  reviewed: 'Under Review',
  shortlisted: 'Shortlisted',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Anything unknown reads as still pending. */
export const applicationLabelOf = (status: string): string =>
  Object.hasOwn(applicationLabels, status) ? applicationLabels[status as ApplicationStatus] : applicationLabels.applied;

/** As above, of a whole application: a booking that was cancelled is not called rejected. */
export const applicationStateLabelOf = ({
  status,
  cancelled_at,
}: Pick<Application, 'status' | 'cancelled_at'>): string =>
  status === 'rejected' && cancelled_at ? 'Cancelled' : applicationLabelOf(status);

export const askedProblem = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const isAmount =
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= applicationLimits.askedPence;
  return isAmount ? null : applicationTexts.asked;
};
