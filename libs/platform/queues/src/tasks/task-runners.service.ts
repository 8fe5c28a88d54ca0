import { Inject, Injectable, Logger, type OnModuleInit, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import { type QueueMessage, ParkedError, QueueWorkers } from '../queue-workers.service.js';
import { QUEUES_SERVICE } from '../queues.config.js';
import { type Recurrence, RECURRING } from './recurring.decorator.js';
import { TaskSchedules } from './task-schedules.service.js';
import { defineTask, NoPayload, problemsOf, queueOf, type TaskDefinition, type TaskMessage } from './tasks.service.js';

const RUNS_TASK = 'crewcall:runs-task';

export interface TaskRunner<P extends object = object> {
  /** Runs outside a transaction; a failure is tried again, five times in all. */
  run(payload: P): Promise<void>;
}

export interface RunsTaskOptions {
  /** Also run by itself, once per interval however many replicas there are; its payload is then empty. */
  everySeconds?: number;
}

interface Registration extends RunsTaskOptions {
  task: TaskDefinition;
}

type Run = (payload: object) => Promise<unknown>;
type RecurringMethod = () => Promise<unknown>;

/** The provider that carries out a task. It is found by itself once its module is imported. */
export const RunsTask = <P extends object>(task: TaskDefinition<P>, options: RunsTaskOptions = {}) =>
  SetMetadata(RUNS_TASK, { task, ...options } satisfies Registration) as (
    target: new (...args: never[]) => TaskRunner<P>,
  ) => void;

@Injectable()
export class TaskRunners implements OnModuleInit {
  private readonly logger = new Logger('Tasks');
  private readonly runners = new Map<string, { task: TaskDefinition; run: Run }>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly workers: QueueWorkers,
    private readonly schedules: TaskSchedules,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (!metatype || typeof instance !== 'object' || instance === null) continue;
      const found = Reflect.getMetadata(RUNS_TASK, metatype) as Registration | undefined;
      if (found) this.register(found, (payload) => (instance as TaskRunner).run(payload));
      this.registerMethodsOf(instance as Record<string, RecurringMethod>);
    }
    if (this.runners.size) this.workers.handle(`tasks.${this.service}`, (message) => this.run(message));
  }

  private registerMethodsOf(instance: Record<string, RecurringMethod>): void {
    for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const run = instance[method];
      const found = run && (Reflect.getMetadata(RECURRING, run) as Recurrence | undefined);
      if (!found) continue;
      const task = defineTask({ name: found.name, payload: NoPayload });
      // Without the payload: a method's optional argument, often the time, is not the queue's to fill.
      this.register({ task, everySeconds: found.everySeconds }, () => run.call(instance));
    }
  }

  private register({ task, everySeconds }: Registration, run: Run): void {
    const isOurs = queueOf(task, this.service) === `tasks.${this.service}`;
    if (!isOurs) throw new Error(`${task.name} is run by ${task.runBy}, not by ${this.service}`);
    if (this.runners.has(task.name)) throw new Error(`The task ${task.name} has two runners`);
    this.runners.set(task.name, { task, run });
    if (everySeconds !== undefined) this.schedules.add(task, everySeconds);
  }

  private async run({ name, data }: QueueMessage): Promise<void> {
    const found = this.runners.get(name);
    if (!found) throw new ParkedError(`${this.service} runs no task ${name}`);
    const payload = plainToInstance(found.task.payload, (data as TaskMessage | null)?.payload ?? {});
    const problems = await problemsOf(payload, { strict: false });
    if (problems.length) throw new ParkedError(`Not a payload of ${name}: ${problems.join('; ')}`);
    const startedAt = Date.now();
    await found.run(payload);
    this.logger.debug({ task: name, took_ms: Date.now() - startedAt }, 'A task was run');
  }
}
