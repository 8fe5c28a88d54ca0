import type { ModerationTargetKind } from '@crewcall/contracts-admin';

export const kindLabels: Record<ModerationTargetKind, string> = {
  user: 'Profile',
  job: 'Job',
  message: 'Message',
  attachment: 'File',
  booking: 'No-show in dispute',
  review: 'Review',
  timesheet: 'Hours in dispute',
};
