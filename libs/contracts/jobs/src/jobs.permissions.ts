import { definePermissions } from '@crewcall/contracts-core';

/**
 * Which roles reach each use case of the jobs service; ownership is the use case's own first line. Freelancers pass
 * the gate of `application:decide` on purpose: to them a stranger's application does not exist (404), it is not
 * merely out of reach (403).
 */
export const jobsPermissions = definePermissions({
  'job:create': ['recruiter'],
  'job:edit': ['recruiter'],
  'job:delete': ['recruiter', 'admin'],
  'job:report': 'signed-in',
  'job:save': ['freelancer'],
  'search:save': ['freelancer'],
  'application:create': ['freelancer'],
  'application:list-as-freelancer': ['freelancer', 'admin'],
  'application:list-as-recruiter': ['recruiter', 'admin'],
  'application:read': ['freelancer', 'recruiter'],
  'application:decide': ['freelancer', 'recruiter'],
  'application:remove': ['freelancer', 'recruiter'],
  'rating:create': ['recruiter'],
  'rating:request': ['freelancer'],
  'rating:list': 'signed-in',
  'board:read': ['admin'],
});
