/** What a service answers and the web app shows. */
export const notificationTexts = {
  markReadFailed: 'Failed to mark notification as read',
  markAllReadFailed: 'Failed to mark all notifications as read',
  deleteFailed: 'Failed to delete notification',
  missing: 'Notification not found',
  unknownCategory: 'category must be one of messages, applications, jobs, ratings',
  badQuietHours: 'Quiet hours need two times, such as 22:00 and 07:00.',
  pushEnd: 'This browser cannot be told here. Its push service is not one we can send to.',
  pushEndMissing: 'This device is not told any more.',
  deadUnsubscribeLink: 'This link is no longer valid. Choose your mail in the settings.',
} as const;
