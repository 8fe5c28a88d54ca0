import { pathSegment } from '@crewcall/contracts-core';

/** Addresses in one file for search engines. */
export const SITEMAP_PAGE_SIZE = 10_000;

/** Paths of jobs. A function without an argument is the pattern a router takes. */
export const jobRoutes = {
  list: '/api/jobs',
  /** Addresses of open jobs for search engines, `SITEMAP_PAGE_SIZE` to a page. */
  sitemap: '/api/jobs/sitemap',
  one: (id = ':id') => `/api/jobs/${pathSegment(id)}`,
  ofRecruiter: (userId = ':userId') => `/api/jobs/recruiter/${pathSegment(userId)}`,
  report: (id = ':id') => `/api/jobs/${pathSegment(id)}/report`,
  apply: (id = ':id') => `/api/jobs/${pathSegment(id)}/apply`,
} as const;
