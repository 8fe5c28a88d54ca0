import { pathSegment } from '@crewcall/contracts-core';

/** Addresses in one file for search engines. */
export const SITEMAP_PAGE_SIZE = 10_000;

/** Paths of jobs. A function without an argument is the pattern a router takes. */
export const jobRoutes = {
  list: '/api/jobs',
  /** Addresses of open jobs for search engines, `SITEMAP_PAGE_SIZE` to a page. */
  sitemap: '/api/jobs/sitemap',
  /** For a search that found nothing: what is near. */
  nearest: '/api/jobs/nearest',
  one: (id = ':id') => `/api/jobs/${pathSegment(id)}`,
  ofRecruiter: (userId = ':userId') => `/api/jobs/recruiter/${pathSegment(userId)}`,
  /** What a company's jobs of the last twelve months say of it. */
  recordOf: (userId = ':userId') => `/api/jobs/recruiter/${pathSegment(userId)}/record`,
  /** Open jobs that ask for much the same, the most alike first. */
  similar: (id = ':id') => `/api/jobs/${pathSegment(id)}/similar`,
  report: (id = ':id') => `/api/jobs/${pathSegment(id)}/report`,
  apply: (id = ':id') => `/api/jobs/${pathSegment(id)}/apply`,
} as const;
