export { DeadLetters, deadLetterCommands, type DeadLetter } from './dead-letters.js';
export { Outbox, type OutboxMessage, type OutboxOptions } from './outbox/outbox.js';
export { ParkedError, type QueueHandler, type QueueMessage, QueueWorkers } from './queue-workers.js';
export { QUEUES_SERVICE, QueuesConfig } from './queues.config.js';
export { queuesMigrations } from './queues.migrations.js';
export { QueuesModule } from './queues.module.js';
export { RunsTask, type RunsTaskOptions, type TaskRunner } from './tasks/task-runners.js';
export { defineTask, problemsOf, type TaskDefinition, Tasks } from './tasks/tasks.js';
