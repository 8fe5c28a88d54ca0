import { Inject, Injectable } from '@nestjs/common';
import { RequestContext } from '@crewcall/platform-observability';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Outbox, type OutboxMessage, type OutboxOptions } from '../outbox/outbox.service.js';
import { QUEUES_SERVICE } from '../queues.config.js';

export interface TaskDefinition<P extends object = object> {
  readonly name: string;
  /** Its class-validator rules are checked when it is enqueued and again when it is run. */
  readonly payload: new () => P;
  /** The service that runs it, when that is not the one that enqueues it. */
  readonly runBy?: string;
}

/** Of a task whose name says all. */
export class NoPayload {}

/** Work to be done later and apart from the request: declared once, enqueued with `Tasks`, run by a `@RunsTask` class. */
export const defineTask = <P extends object>(definition: TaskDefinition<P>): TaskDefinition<P> =>
  Object.freeze({ ...definition });

export interface TaskMessage {
  request_id: string;
  actor_id: string | null;
  payload: object;
}

/** The rules of a payload that are broken, by field; empty when it is as declared. */
export async function problemsOf(payload: object, { strict }: { strict: boolean }): Promise<string[]> {
  const errors = await validate(payload, { whitelist: true, forbidNonWhitelisted: strict, forbidUnknownValues: false });
  return errors.map((error) => error.toString(false, false, '', true).trim());
}

@Injectable()
export class Tasks {
  constructor(
    private readonly outbox: Outbox,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  /**
   * Part of the ambient transaction: nothing is enqueued when that rolls back. Runs at least once, so it must bear
   * being repeated. With a `key`, a task of this name and key that still waits makes another one unnecessary.
   */
  enqueue<P extends object>(task: TaskDefinition<P>, payload: P, options: OutboxOptions = {}): Promise<void> {
    return this.enqueueAll(task, [payload], options);
  }

  /** Many of one task, in one statement. */
  async enqueueAll<P extends object>(
    task: TaskDefinition<P>,
    payloads: readonly P[],
    options: OutboxOptions = {},
  ): Promise<void> {
    const context = RequestContext.current();
    const origin = {
      request_id: context?.requestId ?? RequestContext.idFrom(undefined),
      actor_id: context?.actorId ?? null,
    };
    const queue = queueOf(task, this.service);
    const messages: OutboxMessage[] = [];
    for (const payload of payloads) {
      const problems = await problemsOf(plainToInstance(task.payload, payload), { strict: true });
      if (problems.length) throw new Error(`Not a payload of ${task.name}: ${problems.join('; ')}`);
      const message: TaskMessage = { ...origin, payload };
      messages.push({ queue, name: task.name, payload: message, options });
    }
    await this.outbox.add(messages);
  }
}

export const queueOf = ({ runBy }: TaskDefinition, service: string): string => `tasks.${runBy ?? service}`;
