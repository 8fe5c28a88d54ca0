import { definePermissions } from '@crewcall/contracts-core';

/** Feedback is open to every visitor, signed in or not; the rest is for administrators. */
export const adminPermissions = definePermissions({
  'analytics:read': ['admin'],
  'activity:read': ['admin'],
  'feedback:manage': ['admin'],
  'moderation:decide': ['admin'],
  'audit:read': ['admin'],
  'operations:manage': ['admin'],
});
