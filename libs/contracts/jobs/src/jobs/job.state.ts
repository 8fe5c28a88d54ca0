export const jobStatuses = ['active', 'paused', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** `suspended`: an administrator suspended the company; the job comes back with it. */
export const jobClosedReasons = ['filled', 'deleted', 'expired', 'suspended'] as const;
export type JobClosedReason = (typeof jobClosedReasons)[number];

/** Only an active job takes applications; a paused one stays listed with its Apply button disabled. */
export const takesApplications = ({ status }: { status: JobStatus }): boolean => status === 'active';

export const jobStatusLabels: Readonly<Record<JobStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  closed: 'Closed',
};

const closedLabels: Readonly<Record<JobClosedReason, string>> = {
  filled: 'Filled',
  deleted: 'Deleted',
  expired: 'Expired',
  suspended: 'On hold',
};

/** The chip of a job: a closed one says why. */
export const jobStatusLabelOf = (job: { status: JobStatus; closed_reason?: JobClosedReason | null }): string =>
  job.status === 'closed' && job.closed_reason ? closedLabels[job.closed_reason] : jobStatusLabels[job.status];
