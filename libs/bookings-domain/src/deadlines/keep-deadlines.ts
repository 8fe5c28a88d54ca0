import { defineTask } from '@crewcall/platform-queues';

export class KeepDeadlinesPayload {}

/** Sent to the worker when a deadline falls due: it does what is due. */
export const keepDeadlines = defineTask({
  name: 'keep-deadlines',
  payload: KeepDeadlinesPayload,
  runBy: 'jobs-worker',
});
