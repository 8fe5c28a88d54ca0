import { applicationStatuses, isOpenApplication, type JobListQuery } from '@crewcall/contracts-jobs';
import type { ApplicationsOf } from '../../features/applications/api/applications.api';

const few = 3;

/** What a home shows beside: the same questions in the server's declaration and on the screen. */
export const openApplications = (userId: string): ApplicationsOf => ({
  userId,
  page: 1,
  page_size: few,
  status: applicationStatuses.filter(isOpenApplication).join(','),
});

export const waitingApplications = (userId: string): ApplicationsOf => ({
  userId,
  page: 1,
  page_size: few,
  status: 'applied',
});

/** 'Leeds' of 'Leeds, West Yorkshire'. */
export const townOf = (location: string | null): string | null => location?.split(',')[0]?.trim() || null;

export const jobsNear = (town: string | null): JobListQuery => ({
  page: 1,
  page_size: few,
  ...(town && { location: town }),
});

/** What a new crew member sees in the place of the next call, with code of its own. */
export const firstSteps = 'src/features/dashboard/components/first-steps.tsx';
