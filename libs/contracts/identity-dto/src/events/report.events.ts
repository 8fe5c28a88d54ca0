import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';

/** A user asked for a look at a profile; the subject is whose it is. */
export const profileReported = defineEvent({
  name: 'identity.profile-reported.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
