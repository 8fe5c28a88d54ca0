import { defineTask } from '@crewcall/platform-queues';

export class AlertSearchesPayload {}

/** By the minute, and at once where jobs are not to wait for that. */
export const alertSearches = defineTask({
  name: 'alert-searches',
  payload: AlertSearchesPayload,
  runBy: 'jobs-worker',
});
