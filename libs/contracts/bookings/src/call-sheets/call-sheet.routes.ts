import { pathSegment } from '@crewcall/contracts-core';

/** Paths of call sheets, of what is attached to them, and of the day itself. A function without an argument is the pattern a router takes. */
export const callSheetRoutes = {
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
  late: (id = ':id') => `/api/bookings/${pathSegment(id)}/late`,
} as const;
