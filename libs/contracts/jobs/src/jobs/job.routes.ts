import { pathSegment } from '@crewcall/contracts-core';

/** Paths of jobs. A function without an argument is the pattern a router takes. */
export const jobRoutes = {
  list: '/api/jobs',
  /** Own saved jobs, the latest saved first. */
  saved: '/api/saved-jobs',
  /** Addresses of open jobs for search engines, `SITEMAP_PAGE_SIZE` to a page. */
  sitemap: '/api/jobs/sitemap',
  /** For a search that found nothing: what is near. */
  nearest: '/api/jobs/nearest',
  /** What a search finds, by the squares of a map. */
  map: '/api/map/jobs',
  one: (id = ':id') => `/api/jobs/${pathSegment(id)}`,
  ofRecruiter: (userId = ':userId') => `/api/jobs/recruiter/${pathSegment(userId)}`,
  /** What a company's jobs of the last twelve months say of it. */
  recordOf: (userId = ':userId') => `/api/jobs/recruiter/${pathSegment(userId)}/record`,
  /** Open jobs that ask for much the same, the most alike first. */
  similar: (id = ':id') => `/api/jobs/${pathSegment(id)}/similar`,
  /** A picture for shared links. */
  preview: (id = ':id') => `/api/jobs/${pathSegment(id)}/preview.png`,
  save: (id = ':id') => `/api/jobs/${pathSegment(id)}/save`,
  report: (id = ':id') => `/api/jobs/${pathSegment(id)}/report`,
  apply: (id = ':id') => `/api/jobs/${pathSegment(id)}/apply`,
} as const;
