import type { JobClosedReason, JobStatus } from '@crewcall/contracts-jobs';

/** How a company stands: as it should, signed up on the other side for now, or suspended by an administrator. */
export type CompanyStanding = 'open' | 'away' | 'suspended';

export interface Held {
  status: JobStatus;
  closedReason: JobClosedReason | null;
  /** What the company itself had set, while something else holds the job. */
  resumeAs: 'active' | 'paused' | null;
}

/**
 * Where a job stands when its company stands so. No user can apply to who is away, and no user sees the jobs of who is
 * suspended; whatever the company had set comes back with it.
 */
export function heldFor(standing: CompanyStanding, job: Held): Held {
  const own = job.resumeAs ?? (job.status === 'paused' ? 'paused' : 'active');
  if (standing === 'suspended') return { status: 'closed', closedReason: 'suspended', resumeAs: own };
  if (standing === 'away') return { status: 'paused', closedReason: null, resumeAs: own };
  return { status: own, closedReason: null, resumeAs: null };
}
