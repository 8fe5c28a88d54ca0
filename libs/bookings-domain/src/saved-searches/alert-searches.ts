import { defineTask, NoPayload } from '@crewcall/platform-queues';

/** By the minute, and at once where jobs are not to wait for that. */
export const alertSearches = defineTask({
  name: 'alert-searches',
  payload: NoPayload,
  runBy: 'jobs-worker',
});
