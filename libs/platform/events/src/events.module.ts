import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { QUEUES_SERVICE } from '@crewcall/platform-queues';
import { EventConsumers } from './event-consumers.service.js';
import { Events } from './events.service.js';
import { Inbox } from './inbox.service.js';
import { PendingChanges } from './pending-changes.service.js';
import { PendingChangesInterceptor } from './pending-changes.interceptor.js';

/** Facts to and from the other services. Needs `QueuesModule` of the same service, and `RedisModule`. */
@Global()
@Module({})
export class EventsModule {
  static forRoot({ service }: { service: string }): DynamicModule {
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: QUEUES_SERVICE, useValue: service },
        Events,
        EventConsumers,
        Inbox,
        PendingChanges,
        { provide: APP_INTERCEPTOR, useClass: PendingChangesInterceptor },
      ],
      exports: [Events, EventConsumers, PendingChanges],
    };
  }
}
