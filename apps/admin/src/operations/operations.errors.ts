import { defineErrors } from '@crewcall/platform-errors';

export const { QueuesUnreachableError, UnknownQueueError } = defineErrors({
  queuesUnreachable: {
    code: 'QUEUES_UNREACHABLE',
    kind: 'unavailable',
    message: 'The queues cannot be reached at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  unknownQueue: { code: 'QUEUE_NOT_FOUND', kind: 'missing', message: 'There is no such queue.' },
});
