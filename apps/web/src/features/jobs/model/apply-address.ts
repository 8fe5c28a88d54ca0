import { webRoutes } from '@crewcall/contracts-core';

const openIt = 'apply';

/** The job's page with its application open, for who comes back from signing up. */
export const applyAt = (jobId: string): string => `${webRoutes.job.href(jobId)}?${openIt}=1`;

export const asksToApply = (query: URLSearchParams): boolean => query.has(openIt);
