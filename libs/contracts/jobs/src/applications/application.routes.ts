import { pathSegment } from '@crewcall/contracts-core';

/** Paths of applications. A function without an argument is the pattern a router takes. */
export const applicationRoutes = {
  counts: '/api/applications/counts',
  one: (id = ':id') => `/api/applications/${pathSegment(id)}`,
  accept: (id = ':id') => `/api/applications/${pathSegment(id)}/accept`,
  reject: (id = ':id') => `/api/applications/${pathSegment(id)}/reject`,
  cancel: (id = ':id') => `/api/applications/${pathSegment(id)}/cancel`,
  review: (id = ':id') => `/api/applications/${pathSegment(id)}/review`,
  shortlist: (id = ':id') => `/api/applications/${pathSegment(id)}/shortlist`,
  ofFreelancer: (userId = ':userId') => `/api/freelancer/${pathSegment(userId)}/applications`,
  ofRecruiter: (userId = ':userId') => `/api/recruiter/${pathSegment(userId)}/applications`,
} as const;
