/** Addresses in one file for search engines. */
export const SITEMAP_PAGE_SIZE = 10_000;

/** Paths of jobs. A function without an argument is the pattern a router takes. */
export const jobRoutes = {
  list: '/api/jobs',
  /** Addresses of open jobs for search engines, `SITEMAP_PAGE_SIZE` to a page. */
  sitemap: '/api/jobs/sitemap',
  one: (id = ':id') => `/api/jobs/${id}`,
  ofRecruiter: (userId = ':userId') => `/api/jobs/recruiter/${userId}`,
  report: (id = ':id') => `/api/jobs/${id}/report`,
  apply: (id = ':id') => `/api/jobs/${id}/apply`,
} as const;
