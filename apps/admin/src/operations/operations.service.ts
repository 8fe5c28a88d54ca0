import type {
  DeadLetterItem,
  OperationsState,
  ProcessFigures,
  ProcessState,
  ReplayAnswer,
} from '@crewcall/contracts-admin';
import { serviceNames } from '@crewcall/contracts-core';
import { type Heartbeat, Heartbeats, QueueOverview } from '@crewcall/platform-queues';
import { Transactions } from '@crewcall/platform-database';
import type { Figures } from '@crewcall/platform-observability';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { QueuesUnreachableError, UnknownQueueError } from './operations.errors.js';

/** The gateway and what renders pages have no queues and answer for themselves: without them this answer would reach no one. */
const services = serviceNames.filter((name) => name !== 'gateway' && name !== 'web-server');
const LETTERS_SHOWN = 100;

/** How the services and their queues do. What a message holds is not shown: it may be personal. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly queues: QueueOverview,
    private readonly heartbeats: Heartbeats,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async state(): Promise<OperationsState> {
    this.assertReachable();
    await this.heartbeats.beat();
    const [depths, ages, beats] = await Promise.all([
      this.queues.depths(services),
      Promise.all(services.map((service) => this.queues.oldest(service))),
      this.heartbeats.all(),
    ]);
    const oldest = new Map(ages.flat().map(({ queue, seconds }) => [queue, Math.round(seconds)]));
    return {
      services: services.map((name) => ({
        name,
        processes: beats.filter(({ service }) => service === name).map(presentProcess),
      })),
      queues: depths.map((depth) => ({ ...depth, oldest_seconds: oldest.get(depth.name) ?? 0 })),
    };
  }

  async deadLetters(queue: string): Promise<DeadLetterItem[]> {
    this.assertKnown(queue);
    const letters = await this.queues.deadLetters(queue, LETTERS_SHOWN);
    return letters.map(({ id, name, reason, attempts, failedAt }) => ({
      id,
      queue,
      name,
      reason,
      attempts,
      failed_at: failedAt,
    }));
  }

  async replay(queue: string, id: string | undefined, address: string): Promise<ReplayAnswer> {
    this.assertKnown(queue);
    const replayed = await this.queues.replay(queue, id);
    await this.transactions.run(() =>
      this.audit.record({
        deed: 'queue.replayed',
        subject_kind: 'queue',
        subject_id: id ? `${queue} ${id}` : queue,
        address,
        before: {},
        after: { replayed },
      }),
    );
    return { replayed };
  }

  private assertKnown(queue: string): void {
    const service = queue.replace(/^(events|tasks)\./, '');
    if (!services.some((name) => name === service)) throw new UnknownQueueError();
    this.assertReachable();
  }

  private assertReachable(): void {
    if (!this.queues.isReachable) throw new QueuesUnreachableError();
  }
}

const presentFigures = ({ outbox, requests, errors, routes }: Figures): ProcessFigures => ({
  outbox_messages: outbox.messages,
  outbox_seconds: outbox.seconds,
  requests,
  errors,
  slowest_routes: routes.map(({ route, requests: times, meanMs }) => ({ route, requests: times, mean_ms: meanMs })),
});

const presentProcess = ({
  service,
  instance,
  release,
  isReady,
  checks,
  startedAt,
  seenAt,
  figures,
}: Heartbeat): ProcessState => ({
  service,
  instance,
  version: release,
  is_ready: isReady,
  checks,
  started_at: startedAt,
  seen_at: seenAt,
  figures: figures ? presentFigures(figures) : null,
});
