import { definePermissions } from '@crewcall/contracts-core';

/** Who may do what in the identity service; ownership is checked on top, by the policies of each slice. */
export const identityPermissions = definePermissions({
  'session:list-own': 'signed-in',
  'session:end-own': 'signed-in',
  'account:update': 'signed-in',
  'account:change-password': 'signed-in',
  'account:confirm': 'signed-in',
  'account:delete': 'signed-in',
  'preferences:read': 'signed-in',
  'preferences:write': 'signed-in',
  'data-export:request': 'signed-in',
  'data-export:read': 'signed-in',
  'user:read': 'signed-in',
  'user:report': 'signed-in',
  'freelancer-profile:write': ['freelancer'],
  'company-profile:write': ['recruiter'],
  'picture:write': ['freelancer', 'recruiter'],
  'cv:write': ['freelancer'],
  'cv:download': 'signed-in',
  'user:administer': ['admin'],
  'crew-directory:among': ['recruiter'],
  'bootstrap:ask': 'signed-in',
});
