import { counted } from '@crewcall/contracts-core';
import { openStatuses, type Application, type ApplicationCounts } from '@crewcall/contracts-jobs';

export interface ApplicantGroup {
  jobId: string;
  first: Application;
  applications: Application[];
}

/** Applications in the order they came, gathered under their jobs; the job that heard last comes first. */
export function groupedByJob(applications: readonly Application[]): ApplicantGroup[] {
  const groups = new Map<string, ApplicantGroup>();
  for (const application of applications) {
    const group = groups.get(application.job_id);
    if (group) group.applications.push(application);
    else groups.set(application.job_id, { jobId: application.job_id, first: application, applications: [application] });
  }
  return [...groups.values()];
}

export type ApplicantFilter = 'all' | 'open' | 'hired' | 'rejected';

/** What each filter asks the service for. */
export const filterStatuses: Record<ApplicantFilter, string | undefined> = {
  all: undefined,
  open: openStatuses.join(','),
  hired: 'hired',
  rejected: 'rejected',
};

export function filterPills(counts: ApplicationCounts | undefined) {
  const count = (value: number | undefined): { count?: number } => (value === undefined ? {} : { count: value });
  return [
    { value: 'all' as const, label: 'All' },
    {
      value: 'open' as const,
      label: 'To decide',
      ...count(counts && counts.applied + counts.reviewed + counts.shortlisted),
    },
    { value: 'hired' as const, label: 'Hired', ...count(counts?.hired) },
    { value: 'rejected' as const, label: 'Rejected', ...count(counts?.rejected) },
  ];
}

export function isApplicantFilter(value: string | null): value is ApplicantFilter {
  return value !== null && value in filterStatuses;
}

export function applicationsLabel(total: number): string {
  return counted(total, 'application');
}
