import { figureOf } from '@crewcall/contracts-core';
import type { BoardState, QuotaUse } from '@crewcall/contracts-jobs';

export const boardStateLabels: Record<BoardState, string> = {
  not_configured: 'Not configured',
  waiting: 'Waiting',
  healthy: 'Healthy',
  partial: 'Partial',
  resting: 'Resting',
  failing: 'Failing',
};

export const quotaLabel = (quota: readonly QuotaUse[]): string =>
  quota.map(({ used, limit, per }) => `${figureOf(used)} of ${figureOf(limit)} a ${per}`).join(', ') || 'None';
