import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';

/** Somebody asked for a look at a profile; the subject is whose it is. */
export const profileReported = defineEvent({
  name: 'identity.profile-reported.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
