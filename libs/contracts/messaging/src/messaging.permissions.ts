import { definePermissions } from '@crewcall/contracts-core';

/** Taking part is what counts, and that is checked per conversation: not even an administrator reads along. */
export const messagingPermissions = definePermissions({
  'conversation:read': 'signed-in',
  'conversation:write': 'signed-in',
  'conversation:write-to-many': ['recruiter'],
});
