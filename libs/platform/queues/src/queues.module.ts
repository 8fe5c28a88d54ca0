import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConfigModule, ReleaseConfig } from '@crewcall/platform-config';
import { DeadLetters } from './dead-letters.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxListener } from './outbox/outbox-listener.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { Heartbeats } from './heartbeats.js';
import { QueueConnections } from './queue-connections.js';
import { QueueMetrics } from './queue-metrics.js';
import { QueueOverview } from './queue-overview.js';
import { QueueWorkers } from './queue-workers.js';
import { QUEUES_SERVICE, QueuesConfig } from './queues.config.js';
import { TaskRunners } from './tasks/task-runners.js';
import { TaskSchedules } from './tasks/task-schedules.js';
import { Tasks } from './tasks/tasks.js';

/** Messages out of the database and into the queues (relay), and out of this service's queues to its code (workers). */
@Global()
@Module({})
export class QueuesModule {
  static forRoot({ service }: { service: string }): DynamicModule {
    return {
      module: QueuesModule,
      imports: [DiscoveryModule, ConfigModule.forRoot([QueuesConfig, ReleaseConfig])],
      providers: [
        { provide: QUEUES_SERVICE, useValue: service },
        QueueConnections,
        Outbox,
        OutboxListener,
        OutboxRelay,
        QueueWorkers,
        DeadLetters,
        QueueOverview,
        QueueMetrics,
        Heartbeats,
        Tasks,
        TaskSchedules,
        TaskRunners,
      ],
      exports: [QUEUES_SERVICE, Outbox, QueueWorkers, DeadLetters, QueueOverview, Heartbeats, Tasks],
    };
  }
}
