import { webRoutes } from '@crewcall/contracts-core';
import { type Job, jobPathOf, linkSourceIn as via, type LinkSource, linkSources } from '@crewcall/contracts-jobs';

const openIt = 'apply';

/** The job's page with its application open, for who comes back from signing up. */
export const applyAt = (jobId: string, source?: LinkSource): string =>
  webRoutes.job.href(jobId, { [openIt]: '1', [via]: source });

export const asksToApply = (query: URLSearchParams): boolean => query.has(openIt);

/** Of the link that led here; anything else says nothing. */
export const sourceIn = (query: URLSearchParams): LinkSource | undefined =>
  linkSources.find((source) => source === query.get(via));

/** The job's page, from a list that a link led to. */
export const jobAt = (jobId: string, source?: LinkSource): string => webRoutes.job.href(jobId, { [via]: source });

/** A link to a job that says where it was found, and nothing of who sends it. */
export const jobLink = (job: Pick<Job, 'id' | 'title'>, source: LinkSource): string =>
  jobPathOf(job, { [via]: source });
