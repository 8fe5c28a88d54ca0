import { definePermissions } from '@crewcall/contracts-core';

/** Every user has notifications, and only their own: another's answers as if it did not exist. */
export const notificationsPermissions = definePermissions({
  'notification:read': 'signed-in',
  'notification:change': 'signed-in',
  'notification-preferences:read': 'signed-in',
  'notification-preferences:write': 'signed-in',
});
