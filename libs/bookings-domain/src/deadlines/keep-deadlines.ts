import { defineTask, NoPayload } from '@crewcall/platform-queues';

/** Sent to the worker when a deadline falls due: it does what is due. */
export const keepDeadlines = defineTask({
  name: 'keep-deadlines',
  payload: NoPayload,
  runBy: 'jobs-worker',
});
