import { pathSegment } from '@crewcall/contracts-core';

/** Paths of profiles, of the directory, and of the places that people name. */
export const freelancerRoutes = {
  directory: '/api/freelancers',
  among: '/api/freelancers/among',
  create: '/api/freelancer',
  one: (id = ':id') => `/api/freelancer/${pathSegment(id)}`,
  indexing: (id = ':id') => `/api/freelancer/${pathSegment(id)}/indexing`,
  named: (slug = ':slug') => `/api/freelancers/named/${pathSegment(slug)}`,
} as const;

/** Addresses of crew who let search engines find them, `SITEMAP_PAGE_SIZE` to a page. */
export const crewSitemapRoute = '/api/freelancers/sitemap';

export const companyRoutes = {
  create: '/api/recruiter',
  one: (id = ':id') => `/api/recruiter/${pathSegment(id)}`,
} as const;

export const locationRoutes = { search: '/api/locations/search' } as const;
