import { pathSegment } from '@crewcall/contracts-core';

/** Paths of reviews. A function without an argument is the pattern a router takes. */
export const reviewRoutes = {
  ofBooking: (bookingId = ':id') => `/api/bookings/${pathSegment(bookingId)}/reviews`,
  write: '/api/reviews',
  review: (id = ':id') => `/api/reviews/${pathSegment(id)}`,
  reply: (id = ':id') => `/api/reviews/${pathSegment(id)}/reply`,
  paidOnTime: (id = ':id') => `/api/reviews/${pathSegment(id)}/paid-on-time`,
  report: (id = ':id') => `/api/reviews/${pathSegment(id)}/report`,
  ofCompany: (userId = ':userId') => `/api/companies/${pathSegment(userId)}/reviews`,
  /** Crew who would work with the company again, as it would with them. */
  again: '/api/crew-lists/would-work-again',
} as const;
