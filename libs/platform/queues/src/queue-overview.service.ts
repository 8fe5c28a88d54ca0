import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type DeadLetter, replayJob, toDeadLetter } from './dead-letters.service.js';
import { QueueConnections } from './queue-connections.service.js';

export interface QueueDepth {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

const queuesOf = (service: string): string[] => [`events.${service}`, `tasks.${service}`];

/** More at once than anyone replays by hand; the rest is replayed by asking again. */
const MOST_REPLAYED = 1000;

/** A look into the queues of any service, for the people who run the place. Everything here fails at once without Redis. */
@Injectable()
export class QueueOverview {
  constructor(private readonly connections: QueueConnections) {}

  get isReachable(): boolean {
    return this.connections.isReady;
  }

  depths(services: readonly string[]): Promise<QueueDepth[]> {
    return Promise.all(services.flatMap(queuesOf).map((name) => this.depthOf(name)));
  }

  /** How long the next message of each of a service's queues has waited, in seconds; 0 where none waits. */
  oldest(service: string): Promise<{ queue: string; seconds: number }[]> {
    return Promise.all(
      queuesOf(service).map(async (queue) => {
        const [next] = (await this.connections.queue(queue).getWaiting(0, 0)) as (Job | undefined)[];
        return { queue, seconds: next ? Math.max(0, Date.now() - next.timestamp) / 1000 : 0 };
      }),
    );
  }

  /** Newest first. */
  async deadLetters(queue: string, limit: number): Promise<DeadLetter[]> {
    const jobs = (await this.connections.queue(queue).getFailed(0, limit - 1)) as Job<unknown>[];
    return jobs.map((job) => toDeadLetter(queue, job)).sort((a, b) => b.failedAt.localeCompare(a.failedAt));
  }

  /** Gives one message its attempts back, or all of the queue. Answers how many there were. */
  async replay(queue: string, id?: string): Promise<number> {
    const known = this.connections.queue(queue);
    const jobs = (id ? [await known.getJob(id)] : await known.getFailed(0, MOST_REPLAYED - 1)) as (Job | undefined)[];
    const replayed = await Promise.all(jobs.map((job) => replayJob(job)));
    return replayed.filter(Boolean).length;
  }

  private async depthOf(name: string): Promise<QueueDepth> {
    const counts = await this.connections
      .queue(name)
      .getJobCounts('waiting', 'active', 'delayed', 'failed', 'prioritized');
    const of = (state: string): number => counts[state] ?? 0;
    return {
      name,
      waiting: of('waiting') + of('prioritized'),
      active: of('active'),
      delayed: of('delayed'),
      failed: of('failed'),
    };
  }
}
