import { definePermissions } from '@crewcall/contracts-core';

/** Who may do what in the identity service; ownership is checked on top, by the policies of each slice. */
export const identityPermissions = definePermissions({
  'session:read': 'signed-in',
  'account:update': 'signed-in',
  'account:change-password': 'signed-in',
  'user:read': 'signed-in',
  'freelancer-profile:write': ['freelancer'],
  'company-profile:write': ['recruiter'],
});
