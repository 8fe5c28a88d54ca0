import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QUEUES_SERVICE } from '@crewcall/platform-queues';
import { EventConsumers } from './event-consumers.js';
import { Events } from './events.js';
import { Inbox } from './inbox.js';
import { PruneInboxTask } from './prune-inbox.task.js';

/** Facts to and from the other services. Needs `QueuesModule` of the same service. */
@Global()
@Module({})
export class EventsModule {
  static forRoot({ service }: { service: string }): DynamicModule {
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      providers: [{ provide: QUEUES_SERVICE, useValue: service }, Events, EventConsumers, Inbox, PruneInboxTask],
      exports: [Events, EventConsumers],
    };
  }
}
