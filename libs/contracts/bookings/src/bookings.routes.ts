import { pathSegment } from '@crewcall/contracts-core';

/** Paths of calls, roles, offers and bookings. A function without an argument is the pattern a router takes. */
export const bookingsRoutes = {
  callsOf: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/calls`,
  call: (id = ':id') => `/api/calls/${pathSegment(id)}`,
  rolesOf: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/roles`,
  role: (id = ':id') => `/api/roles/${pathSegment(id)}`,
  plan: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/plan`,
  duplicate: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/duplicate`,
  crewAgain: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/crew-again`,
  reopen: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/reopen`,
  board: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/board`,
  applicationMarks: (id = ':id') => `/api/applications/${pathSegment(id)}/marks`,
  applicantsFile: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/applicants.csv`,
  boardTimes: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/board/times`,
  moveCard: (applicationId = ':id') => `/api/applications/${pathSegment(applicationId)}/move`,
  bulk: '/api/applications/bulk',
  rejectTexts: '/api/reject-texts',
  schedule: '/api/schedule',
  scheduleFile: '/api/schedule.csv',
  estimate: '/api/rates/estimate',
  calendar: '/api/calendar',
  calendarBlocks: '/api/calendar/blocks',
  calendarBlock: (id = ':id') => `/api/calendar/blocks/${pathSegment(id)}`,
  calendarPattern: '/api/calendar/pattern',
  calendarSharing: '/api/calendar/sharing',
  availability: (userId = ':userId') => `/api/availability/${pathSegment(userId)}`,
  checkAvailability: '/api/availability/check',
  offersOf: (roleId = ':id') => `/api/roles/${pathSegment(roleId)}/offers`,
  rescueOf: (roleId = ':id') => `/api/roles/${pathSegment(roleId)}/rescue`,
  rescue: (id = ':id') => `/api/rescues/${pathSegment(id)}`,
  rescueMove: (id: string, move: string) => `/api/rescues/${pathSegment(id)}/${move}`,
  coverSettings: '/api/cover-settings',
  ladder: (roleId = ':id') => `/api/roles/${pathSegment(roleId)}/ladder`,
  offers: '/api/offers',
  offer: (id = ':id') => `/api/offers/${pathSegment(id)}`,
  offerMove: (id: string, move: OfferPathMove) => `/api/offers/${pathSegment(id)}/${move}`,
  /** The token stands in the body: addresses are logged. */
  declineLink: '/api/decline-link',
  bookings: '/api/bookings',
  booking: (id = ':id') => `/api/bookings/${pathSegment(id)}`,
  acceptRevision: (id = ':id') => `/api/bookings/${pathSegment(id)}/accept-revision`,
  cancelBooking: (id = ':id') => `/api/bookings/${pathSegment(id)}/cancel`,
  putBackBooking: (id = ':id') => `/api/bookings/${pathSegment(id)}/put-back`,
  late: (id = ':id') => `/api/bookings/${pathSegment(id)}/late`,
  noShow: (id = ':id') => `/api/bookings/${pathSegment(id)}/no-show`,
  objectToNoShow: (id = ':id') => `/api/bookings/${pathSegment(id)}/object`,
  sheet: (callId = ':id') => `/api/calls/${pathSegment(callId)}/sheet`,
  publishSheet: (callId = ':id') => `/api/calls/${pathSegment(callId)}/sheet/publish`,
  remindOfSheet: (callId = ':id') => `/api/calls/${pathSegment(callId)}/sheet/remind`,
  readSheet: (callId = ':id', version = ':version') =>
    `/api/calls/${pathSegment(callId)}/sheet/${pathSegment(version)}/read`,
  acknowledgeSheet: (callId = ':id', version = ':version') =>
    `/api/calls/${pathSegment(callId)}/sheet/${pathSegment(version)}/acknowledge`,
  sheetPdf: (callId = ':id', version = ':version') =>
    `/api/calls/${pathSegment(callId)}/sheet/${pathSegment(version)}/pdf`,
  sheetFiles: (callId = ':id') => `/api/calls/${pathSegment(callId)}/sheet/attachments`,
  sheetFile: (callId = ':id', fileId = ':fileId') =>
    `/api/calls/${pathSegment(callId)}/sheet/attachments/${pathSegment(fileId)}`,
  stillOn: (callId = ':id') => `/api/calls/${pathSegment(callId)}/still-on`,
  attendance: (callId = ':id') => `/api/calls/${pathSegment(callId)}/attendance`,
  attendanceOf: (callId = ':id', userId = ':userId') =>
    `/api/calls/${pathSegment(callId)}/attendance/${pathSegment(userId)}`,
  /** One's own of the coming days, for a phone that may be without a network then. */
  ownSheets: '/api/call-sheets',
  acknowledgeByLink: '/api/call-sheets/acknowledge',
  callContact: '/api/call-contact',
  crewLists: '/api/crew-lists',
  crewList: (id = ':id') => `/api/crew-lists/${pathSegment(id)}`,
  listedPeople: (id = ':id') => `/api/crew-lists/${pathSegment(id)}/people`,
  listedPerson: (id = ':id', userId = ':userId') => `/api/crew-lists/${pathSegment(id)}/people/${pathSegment(userId)}`,
  freeOfList: (id = ':id') => `/api/crew-lists/${pathSegment(id)}/free`,
  inviteList: (id = ':id') => `/api/crew-lists/${pathSegment(id)}/invite`,
  crewTags: '/api/crew-tags',
  crewMarks: '/api/crew/marks',
  keptCrew: '/api/crew/kept-ids',
  keptOnPerson: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/kept`,
  crewRecord: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/record`,
  crewNotes: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/notes`,
  crewNote: (userId = ':userId', noteId = ':noteId') => `/api/crew/${pathSegment(userId)}/notes/${pathSegment(noteId)}`,
  crewTagsOf: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/tags`,
  feeds: '/api/feeds',
  feedFile: (file = ':file') => `/ical/${pathSegment(file)}`,
  refuseRevision: (id = ':id') => `/api/bookings/${pathSegment(id)}/refuse-revision`,
} as const;

/** What a company does with a cover that runs, as it stands at the end of its path. */
export type RescuePathMove = 'stop' | 'next' | 'widen' | 'raise' | 'settings' | 'people';

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
