import type { BoardState, QuotaUse } from '@crewcall/contracts-jobs';

export const boardStateLabels: Record<BoardState, string> = {
  not_configured: 'Not configured',
  waiting: 'Waiting',
  healthy: 'Healthy',
  partial: 'Partial',
  resting: 'Resting',
  failing: 'Failing',
};

const numbers = new Intl.NumberFormat('en-GB');

export const quotaLabel = (quota: readonly QuotaUse[]): string =>
  quota.map(({ used, limit, per }) => `${numbers.format(used)} of ${numbers.format(limit)} a ${per}`).join(', ') ||
  'None';
