import { pathSegment } from '@crewcall/contracts-core';

/** Paths of calls, roles, offers and bookings. A function without an argument is the pattern a router takes. */
export const bookingsRoutes = {
  callsOf: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/calls`,
  call: (id = ':id') => `/api/calls/${pathSegment(id)}`,
  rolesOf: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/roles`,
  role: (id = ':id') => `/api/roles/${pathSegment(id)}`,
  kitOfRole: (id = ':id') => `/api/roles/${pathSegment(id)}/kit`,
  plan: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/plan`,
  duplicate: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/duplicate`,
  crewAgain: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/crew-again`,
  reopen: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/reopen`,
  schedule: '/api/schedule',
  scheduleFile: '/api/schedule.csv',
  estimate: '/api/rates/estimate',
  offersOf: (roleId = ':id') => `/api/roles/${pathSegment(roleId)}/offers`,
  ladder: (roleId = ':id') => `/api/roles/${pathSegment(roleId)}/ladder`,
  offers: '/api/offers',
  offer: (id = ':id') => `/api/offers/${pathSegment(id)}`,
  offerMove: (id: string, move: OfferPathMove) => `/api/offers/${pathSegment(id)}/${move}`,
  /** The token stands in the body: addresses are logged. */
  declineLink: '/api/decline-link',
  bookings: '/api/bookings',
  figures: '/api/bookings/figures',
  booking: (id = ':id') => `/api/bookings/${pathSegment(id)}`,
  acceptRevision: (id = ':id') => `/api/bookings/${pathSegment(id)}/accept-revision`,
  cancelBooking: (id = ':id') => `/api/bookings/${pathSegment(id)}/cancel`,
  putBackBooking: (id = ':id') => `/api/bookings/${pathSegment(id)}/put-back`,
  noShow: (id = ':id') => `/api/bookings/${pathSegment(id)}/no-show`,
  objectToNoShow: (id = ':id') => `/api/bookings/${pathSegment(id)}/object`,
  crewRecord: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/record`,
  refuseRevision: (id = ':id') => `/api/bookings/${pathSegment(id)}/refuse-revision`,
} as const;

/** What can be done with an offer, as it stands at the end of its path. */
export type OfferPathMove =
  | 'accept'
  | 'decline'
  | 'answer'
  | 'confirm'
  | 'release'
  | 'take-back'
  | 'challenge'
  | 'ask-to-extend'
  | 'extend'
  | 'accept-revision'
  | 'refuse-revision'
  | 'seen';
