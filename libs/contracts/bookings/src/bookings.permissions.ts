import { definePermissions } from '@crewcall/contracts-core';

/**
 * Which roles reach each use case; ownership is the use case's own first line. Both sides pass the gate of an offer: to
 * a stranger it does not exist (404), it is not merely out of reach (403).
 */
export const bookingsPermissions = definePermissions({
  'calendar:own': ['freelancer'],
  'availability:read': ['recruiter'],
  'call:edit': ['recruiter'],
  'schedule:read': ['recruiter'],
  'offer:make': ['recruiter'],
  'offer:read': ['freelancer', 'recruiter'],
  'offer:move': ['freelancer', 'recruiter'],
  'ladder:read': ['recruiter'],
  'rescue:run': ['recruiter'],
  'cover-settings:own': ['freelancer'],
  'booking:read': ['freelancer', 'recruiter'],
  'crew-list:keep': ['recruiter'],
  'call-sheet:read': ['freelancer', 'recruiter'],
  'call-sheet:publish': ['recruiter'],
  'call-sheet:receive': ['freelancer'],
  'attendance:tell': ['freelancer'],
  'attendance:set': ['recruiter'],
  'call-contact:own': ['freelancer'],
  'calendar-feed:own': ['freelancer', 'recruiter'],
  'booking:cancel': ['freelancer', 'recruiter'],
  'booking:put-back': ['recruiter'],
  'booking:late': ['freelancer'],
  'booking:no-show': ['recruiter'],
  'booking:object': ['freelancer'],
  'booking:settle': ['admin'],
  'booking:revise': ['freelancer'],
  'applicant-board:read': ['recruiter'],
  'applicant-board:move': ['recruiter'],
  'team:own': ['freelancer'],
  'team-offer:make': ['recruiter'],
  'team-offer:read': ['freelancer', 'recruiter'],
  'reject-text:keep': ['recruiter'],
});
