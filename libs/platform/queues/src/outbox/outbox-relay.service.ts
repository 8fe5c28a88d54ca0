import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { failpoint } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { endWith, HealthRegistry, RequestContext, Traces, withTimeout } from '@crewcall/platform-observability';
import { type Span, SpanKind } from '@opentelemetry/api';
import { Outbox, type OutboxRow } from './outbox.service.js';
import { OutboxListener } from './outbox-listener.service.js';
import { jobOptionsOf, QueueConnections } from '../queue-connections.service.js';

const BATCH = 200;
const LOOK_EVERY_MS = 1000;
/** Rows that are written at about the same moment go together: a look costs as much for one as for many. */
const GATHER_MS = 50;
/** Less than the database allows a transaction to stand idle. */
const ADD_WITHIN_MS = 8000;
const STUCK_AFTER_MS = 60_000;

/**
 * Brings outbox rows to their queues. A row is deleted in the transaction that locked it, after the queue has taken
 * it; dying in between means sending it twice under the same id, which the queue ignores.
 * Writers never wait for it: while Redis is away the rows simply stay.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;
  private isRoused = false;
  private failures = 0;
  private lookedAt = Date.now();
  private endRest: () => void = () => undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly connections: QueueConnections,
    private readonly listener: OutboxListener,
    private readonly traces: Traces,
    health: HealthRegistry,
  ) {
    health.register('outbox', () => {
      if (Date.now() - this.lookedAt > STUCK_AFTER_MS) throw new Error('The relay stands still');
    });
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
    this.connections.producer.on('ready', () => this.endRest());
    this.listener.start(() => this.rouse());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.endRest();
    await Promise.all([this.running, this.listener.stop()]);
  }

  /** Looks at once instead of within a second. During a back-off it stays asleep: hurry would not help. */
  private rouse(): void {
    this.isRoused = true;
    if (this.failures === 0) this.endRest();
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      this.isRoused = false;
      const rest = await this.look();
      this.lookedAt = Date.now();
      if (rest === 0 || this.isStopped) continue;
      if (!this.isCalled) await this.restFor(rest);
      if (this.isCalled) await pause(GATHER_MS);
    }
  }

  /** There are rows, and the last look went well. */
  private get isCalled(): boolean {
    return this.isRoused && this.failures === 0;
  }

  /** How long to rest afterwards, in milliseconds. */
  private async look(): Promise<number> {
    try {
      if (!this.connections.isReady) throw new Error('Redis is away');
      const moved = await this.transactions.run(() => this.moveBatch());
      if (this.failures > 0) this.logger.log('The outbox is being relayed again');
      this.failures = 0;
      return moved === BATCH ? 0 : LOOK_EVERY_MS;
    } catch (error) {
      if (this.failures === 0)
        this.logger.warn(`The outbox waits: ${error instanceof Error ? error.message : String(error)}`);
      this.failures += 1;
      return Math.min(100 * 2 ** this.failures, 5000) * (0.5 + Math.random() / 2);
    }
  }

  private async moveBatch(): Promise<number> {
    const rows = await this.outbox.take(BATCH);
    if (!rows.length) return 0;
    // Of events only: a recurring task must not end the drill before it began.
    if (rows.some(({ queue }) => queue.startsWith('events.'))) failpoint('before-relay');
    const queues = [...new Set(rows.map(({ queue }) => queue))];
    const sent = queues.map((name) =>
      this.send(
        name,
        rows.filter(({ queue }) => queue === name),
      ),
    );
    await withTimeout(Promise.all(sent), ADD_WITHIN_MS, () => new Error('Redis did not answer in time'));
    await this.outbox.remove(rows.map(({ id }) => id));
    return rows.length;
  }

  private async send(name: string, rows: OutboxRow[]): Promise<void> {
    try {
      const traced = rows.map((row) => ({ row, span: this.spanOf(row) }));
      const jobs = traced.map(({ row, span }) => ({
        name: row.name,
        data: row.payload,
        opts: jobOptionsOf({ ...row, options: { ...row.options, ...goingOn(span) } }),
      }));
      const adding = this.connections.queue(name).addBulk(jobs);
      await Promise.all(traced.map(({ span }) => (span ? endWith(span, adding) : adding)));
    } catch (error) {
      this.connections.forget(name);
      throw error;
    }
  }

  /** Part of what wrote the row; between the two lies how long it waited. */
  private spanOf({ queue, name, options: { traceparent } }: OutboxRow): Span | undefined {
    const attributes = { 'messaging.system': 'bullmq', 'messaging.destination.name': queue };
    return traceparent
      ? this.traces.start(`send ${name}`, { kind: SpanKind.PRODUCER, parent: traceparent, attributes })
      : undefined;
  }

  private restFor(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function goingOn(span: Span | undefined): { traceparent?: string } {
  const traceparent = span && RequestContext.traceparent(span);
  return traceparent ? { traceparent } : {};
}
