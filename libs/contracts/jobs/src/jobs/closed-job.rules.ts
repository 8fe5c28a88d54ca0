import type { JobClosedReason, JobStatus } from './job.state.js';

const SHOWN_CLOSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Closed for more than thirty days: its page is gone for search engines, and still says so to who comes. */
export const isLongClosed = (job: { status: JobStatus; closed_at?: string }, now: Date): boolean =>
  job.status === 'closed' && job.closed_at !== undefined && now.getTime() - Date.parse(job.closed_at) > SHOWN_CLOSED_MS;

/** What the page of a closed job says first. */
export const closedJobWords = ({ closed_reason }: { closed_reason: JobClosedReason | null }): string =>
  closed_reason === 'filled' ? 'This job is filled.' : 'This job is closed.';
