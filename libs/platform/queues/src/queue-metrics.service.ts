import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@crewcall/platform-database';
import { Metrics } from '@crewcall/platform-observability';
import { QueueConnections } from './queue-connections.service.js';
import { QueueOverview } from './queue-overview.service.js';
import { QUEUES_SERVICE } from './queues.config.js';

/** Beyond this an outbox is in trouble, however many more rows there are. */
const MOST_COUNTED = 10_000;

/** How much waits in this service's outbox and in its queues, and how long the oldest has waited. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly overview: QueueOverview,
    private readonly connections: QueueConnections,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  onModuleInit(): void {
    if (!this.metrics.isOn) return;
    const { metrics } = this;
    metrics.gauge(
      'crewcall.outbox.messages',
      `Messages on their way to a queue, ${MOST_COUNTED} at most`,
      async (result) => result.observe(await this.countOutbox()),
      '{message}',
    );
    metrics.gauge(
      'crewcall.outbox.age',
      'How long the oldest message has been on its way',
      async (result) => result.observe(await this.ageOfOutbox()),
      's',
    );
    metrics.gauge(
      'crewcall.queue.reachable',
      '0 while Redis is away: then the other figures of queues are old',
      (result) => result.observe(this.connections.isReady ? 1 : 0),
    );
    metrics.gauge(
      'crewcall.queue.messages',
      'Messages in a queue, by state; failed ones are the dead letters',
      async (result) => {
        if (!this.connections.isReady) return;
        for (const { name: queue, ...states } of await this.overview.depths([this.service]))
          for (const [state, count] of Object.entries(states)) result.observe(count, { queue, state });
      },
      '{message}',
    );
    metrics.gauge(
      'crewcall.queue.age',
      'How long the oldest message has waited in a queue',
      async (result) => {
        if (!this.connections.isReady) return;
        for (const { queue, seconds } of await this.overview.oldest(this.service)) result.observe(seconds, { queue });
      },
      's',
    );
  }

  private async countOutbox(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM (SELECT FROM outbox LIMIT $1) AS waiting',
      [MOST_COUNTED],
    );
    return row?.count ?? 0;
  }

  private async ageOfOutbox(): Promise<number> {
    const [row] = await this.database.query<{ age: number }>(
      'SELECT extract(epoch FROM now() - created_at)::float AS age FROM outbox ORDER BY id LIMIT 1',
    );
    return row?.age ?? 0;
  }
}
