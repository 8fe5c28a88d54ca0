import { applicationLimits, applicationStatuses } from '@crewcall/contracts-jobs';
import type { ApplicationsOf } from '../api/applications.api';
import { filterStatuses, isApplicantFilter } from './applicant-groups';

type Sized = ApplicationsOf & { page_size: number };
const pageIn = (params: URLSearchParams, name = 'page'): number =>
  Math.max(1, Math.floor(Number(params.get(name))) || 1);

const statuses = {
  applications: applicationStatuses.filter((status) => status !== 'hired').join(','),
  bookings: 'hired',
};

/** One's own applications, or those that became bookings. */
export const ownApplicationsQuery = (userId: string, kind: keyof typeof statuses, page: number): Sized => ({
  userId,
  page,
  page_size: 20,
  status: statuses[kind],
});

/** The applicants of a company as its address filters them. */
export function applicantsQuery(userId: string, params: URLSearchParams): Sized {
  const asked = params.get('state');
  return {
    userId,
    page: pageIn(params),
    page_size: 25,
    status: filterStatuses[isApplicantFilter(asked) ? asked : 'all'],
    search: params.get('q')?.slice(0, applicationLimits.search) || undefined,
  };
}

/** The applicants of one job, on the page that the address names. */
export const jobApplicantsQuery = (userId: string, job_id: string, params: URLSearchParams): Sized => ({
  userId,
  job_id,
  page: pageIn(params, 'applicants'),
  page_size: 25,
  sort: params.get('order') === 'asked' ? 'asked' : undefined,
});
