import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConfigModule, ReleaseConfig } from '@crewcall/platform-config';
import { DeadLetters } from './dead-letters.service.js';
import { Outbox } from './outbox/outbox.service.js';
import { OutboxListener } from './outbox/outbox-listener.service.js';
import { OutboxRelay } from './outbox/outbox-relay.service.js';
import { Heartbeats } from './heartbeats.service.js';
import { QueueConnections } from './queue-connections.service.js';
import { QueueMetrics } from './queue-metrics.service.js';
import { QueueOverview } from './queue-overview.service.js';
import { QueueWorkers } from './queue-workers.service.js';
import { QUEUES_SERVICE, QueuesConfig } from './queues.config.js';
import { TaskRunners } from './tasks/task-runners.service.js';
import { TaskSchedules } from './tasks/task-schedules.service.js';
import { Tasks } from './tasks/tasks.service.js';

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
