/** Paths of calls, roles, offers and bookings. A function without an argument is the pattern a router takes. */
export const bookingsRoutes = {
  callsOf: (jobId = ':id') => `/api/jobs/${jobId}/calls`,
  call: (id = ':id') => `/api/calls/${id}`,
  rolesOf: (jobId = ':id') => `/api/jobs/${jobId}/roles`,
  role: (id = ':id') => `/api/roles/${id}`,
  duplicate: (jobId = ':id') => `/api/jobs/${jobId}/duplicate`,
  reopen: (jobId = ':id') => `/api/jobs/${jobId}/reopen`,
  schedule: '/api/schedule',
  scheduleFile: '/api/schedule.csv',
  estimate: '/api/rates/estimate',
  calendar: '/api/calendar',
  calendarBlocks: '/api/calendar/blocks',
  calendarBlock: (id = ':id') => `/api/calendar/blocks/${id}`,
  calendarPattern: '/api/calendar/pattern',
  calendarSharing: '/api/calendar/sharing',
  availability: (userId = ':userId') => `/api/availability/${userId}`,
  checkAvailability: '/api/availability/check',
  offersOf: (roleId = ':id') => `/api/roles/${roleId}/offers`,
  ladder: (roleId = ':id') => `/api/roles/${roleId}/ladder`,
  offers: '/api/offers',
  offer: (id = ':id') => `/api/offers/${id}`,
  offerMove: (id: string, move: OfferPathMove) => `/api/offers/${id}/${move}`,
  bookings: '/api/bookings',
  booking: (id = ':id') => `/api/bookings/${id}`,
  acceptRevision: (id = ':id') => `/api/bookings/${id}/accept-revision`,
  refuseRevision: (id = ':id') => `/api/bookings/${id}/refuse-revision`,
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
  | 'extend';
