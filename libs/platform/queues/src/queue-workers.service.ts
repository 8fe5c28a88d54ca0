import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { isOutage } from '@crewcall/platform-errors';
import { HealthRegistry, RequestContext, Traces, withoutPersonalData } from '@crewcall/platform-observability';
import { SpanKind } from '@opentelemetry/api';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import { outagePauseMs } from './outage-pause.js';
import { ATTEMPTS, QueueConnections } from './queue-connections.service.js';
import { QueuesConfig } from './queues.config.js';

export interface QueueMessage {
  id: string;
  name: string;
  data: unknown;
}

export type QueueHandler = (message: QueueMessage) => Promise<void>;

/** No further attempt could succeed: the message is parked among the dead letters at once. */
export class ParkedError extends UnrecoverableError {}

const OUTAGE_PATIENCE_MS = 24 * 60 * 60 * 1000;
/** A process that was killed is noticed within this time, and its messages go to another. */
const LOCK_MS = 10_000;

/** Takes messages from queues and hands them to what was registered, at least once each. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly handlers = new Map<string, QueueHandler>();
  private workers: Worker[] = [];

  constructor(
    private readonly connections: QueueConnections,
    private readonly config: QueuesConfig,
    private readonly traces: Traces,
    @Inject(HttpAdapterHost) private readonly http: Partial<HttpAdapterHost>,
    health: HealthRegistry,
  ) {
    health.register('queues', () => {
      const idle = this.workers.find((worker) => !worker.isRunning());
      if (idle) throw new Error(`Nobody takes from ${idle.name}`);
    });
  }

  /** Before the application has started: in `onModuleInit`. */
  handle(queue: string, handler: QueueHandler): void {
    if (this.handlers.has(queue)) throw new Error(`The queue ${queue} has two handlers`);
    this.handlers.set(queue, handler);
  }

  onApplicationBootstrap(): void {
    // A command, which serves no one, ends as soon as it is done: whatever it took would be cut off.
    if (!this.http.httpAdapter) return;
    this.workers = [...this.handlers].map(([queue, handler]) => this.start(queue, handler));
  }

  /** Takes nothing more and finishes what is in hand; while Redis is away it cannot report back and leaves at once. */
  async beforeApplicationShutdown(): Promise<void> {
    const isAway = this.connections.consumer.status !== 'ready';
    await Promise.all(this.workers.map((worker) => worker.close(isAway)));
  }

  private start(queue: string, handler: QueueHandler): Worker {
    const { concurrency, retryDelayMs } = this.config;
    const worker = new Worker(
      queue,
      (job, token) => this.inContext(job, () => this.traced(queue, job, () => this.process(handler, job, token))),
      {
        ...this.connections.optionsOf(this.connections.consumer, queue),
        concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: LOCK_MS / 2,
        maxStalledCount: ATTEMPTS - 1,
        runRetryDelay: 1000,
        settings: { backoffStrategy: (attempt) => retryDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2) },
      },
    );
    worker.on('completed', (job) => void this.empty(job));
    worker.on('failed', (job, error) => this.tell(queue, job, error));
    worker.on('stalled', (id) => this.logger.warn({ queue, id }, 'A message was left behind by a process that died'));
    // Connection losses are told once by the shared connection; anything else is worth a line.
    worker.on('error', (error) => {
      if (!isOutage(error)) this.logger.warn(error);
    });
    return worker;
  }

  private inContext<T>({ data }: Job<unknown>, work: () => T): T {
    const { request_id, actor_id } = (data ?? {}) as { request_id?: unknown; actor_id?: unknown };
    const actorId = typeof actor_id === 'string' ? actor_id : undefined;
    return RequestContext.run({ requestId: RequestContext.idFrom(request_id), actorId }, work);
  }

  /** Part of what sent the message, however long ago; a recurring task begins a trace. */
  private traced(queue: string, job: Job<unknown>, work: () => Promise<void>): Promise<void> {
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': queue,
      'messaging.message.id': job.id ?? '',
      'crewcall.attempt': job.attemptsMade + 1,
    };
    const parent = job.opts.telemetry?.metadata;
    return this.traces.around(`process ${job.name}`, { kind: SpanKind.CONSUMER, parent, attributes }, work);
  }

  /** An outage of what the work needs is not the message's fault: it waits, and its attempts are not used up. */
  private async process(handler: QueueHandler, job: Job<unknown>, token?: string): Promise<void> {
    try {
      await handler({ id: job.id ?? '', name: job.name, data: job.data });
    } catch (error) {
      const waitedMs = Date.now() - job.timestamp;
      if (!isOutage(error) || waitedMs > OUTAGE_PATIENCE_MS) throw asKept(error);
      this.logger.warn(`${job.name} waits: ${error instanceof Error ? error.message : String(error)}`);
      await job.moveToDelayed(Date.now() + outagePauseMs(waitedMs), token);
      throw new DelayedError();
    }
  }

  /** The id of what is done stays for an hour, so that a second delivery is recognised. What it said goes at once. */
  private async empty(job: Job<unknown>): Promise<void> {
    try {
      await job.updateData({});
    } catch (error) {
      if (!isOutage(error)) this.logger.warn({ id: job.id, name: job.name, err: error }, 'A message keeps its content');
    }
  }

  private tell(queue: string, job: Job<unknown> | undefined, error: Error): void {
    if (!job) return this.logger.error(error);
    const facts = { queue, id: job.id, name: job.name, attempt: job.attemptsMade, err: error };
    this.inContext(job, () => {
      if (job.finishedOn) this.logger.error(facts, 'A message was parked as a dead letter');
      else this.logger.warn(facts, 'A message failed and will be tried again');
    });
  }
}

/** The reason of a failure stays with the message for as long as that, and no word of a person finds it. */
function asKept(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Defined, since that of a DOMException can only be read.
  const keep = (name: 'message' | 'stack', value: string): unknown =>
    Object.defineProperty(error, name, { value: withoutPersonalData(value), configurable: true, writable: true });
  keep('message', error.message);
  if (error.stack) keep('stack', error.stack);
  return error;
}
