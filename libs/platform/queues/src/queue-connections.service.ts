import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RedisConfig } from '@crewcall/platform-config';
import { type JobsOptions, Queue, type QueueOptions } from 'bullmq';
import { connectRedis, type RedisConnection } from '@crewcall/platform-database';
import { Cluster, type RedisOptions } from 'ioredis';
import type { OutboxRow } from './outbox/outbox.service.js';
import { QueueRedis } from './queue-redis.js';

const HOUR = 3600;

/** Long enough for a double delivery by the relay to be recognised, short enough not to fill Redis. */
const keptCompleted = { age: HOUR, count: 10_000 };
/** The failed are the dead letters: kept for people to look at and to replay. */
const keptFailed = { age: 30 * 24 * HOUR, count: 50_000 };

export const ATTEMPTS = 5;

/** Three times as long as a worker waits for work in one command: a line that says nothing for so long is dead. */
const SILENT_MS = 30_000;

const retryStrategy = (attempt: number): number => Math.min(attempt * 100, 2000);

/**
 * BullMQ's own connections, apart from the shared one: the relay's fails fast, so that it never waits on Redis;
 * the workers' retries for ever, as BullMQ demands of connections that block.
 */
@Injectable()
export class QueueConnections implements OnApplicationShutdown {
  readonly producer: RedisConnection;
  readonly consumer: RedisConnection;
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly config: RedisConfig) {
    this.producer = this.connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 3000,
      socketTimeout: 5000,
    });
    this.consumer = this.connect({ maxRetriesPerRequest: null, socketTimeout: SILENT_MS });
  }

  /** To send to, or to look into. Only while `isReady`: BullMQ would wait for Redis without end. */
  queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, this.optionsOf(this.producer, name));
      queue.on('error', () => undefined); // anyone who used the queue has it too
      this.queues.set(name, queue);
    }
    return queue;
  }

  /** After a failure the next caller begins anew: a queue whose first handshake failed stays broken. */
  forget(name: string): void {
    this.queues.delete(name);
  }

  /** In a cluster all keys of a queue lie in one part, and queues in different ones. */
  optionsOf(connection: RedisConnection, queue: string): Pick<QueueOptions, 'connection' | 'prefix'> {
    const { prefix } = this.config;
    return { connection, prefix: connection instanceof Cluster ? `${prefix}:{${queue}}` : prefix };
  }

  get isReady(): boolean {
    return this.producer.status === 'ready';
  }

  onApplicationShutdown(): void {
    this.producer.disconnect();
    this.consumer.disconnect();
  }

  private connect(options: RedisOptions): RedisConnection {
    const redis = connectRedis(this.config.url, { connectTimeout: 2000, retryStrategy, ...options }, QueueRedis);
    redis.on('error', () => undefined); // the shared connection already tells that Redis is away
    return redis;
  }
}

/** The row's id is the job's: a row sent twice is one job. */
export function jobOptionsOf({ id, name, options: { delayMs, key, traceparent } }: OutboxRow): JobsOptions {
  return {
    jobId: id,
    attempts: ATTEMPTS,
    backoff: { type: 'doubling' },
    removeOnComplete: keptCompleted,
    removeOnFail: keptFailed,
    // Where BullMQ keeps it; a worker that traces takes it up.
    ...(traceparent ? { telemetry: { metadata: traceparent } } : {}),
    ...(delayMs ? { delay: delayMs } : {}),
    ...(key ? { deduplication: { id: `${name}:${key}`, keepLastIfActive: true } } : {}),
  };
}
