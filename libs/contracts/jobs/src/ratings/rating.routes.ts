import { pathSegment } from '@crewcall/contracts-core';

/** Paths of ratings. A function without an argument is the pattern a router takes. */
export const ratingRoutes = {
  create: '/api/ratings',
  ofFreelancer: (id = ':id') => `/api/ratings/freelancer/${pathSegment(id)}`,
  averageOf: (id = ':id') => `/api/ratings/freelancer/${pathSegment(id)}/average`,
  requests: '/api/rating-requests',
} as const;
