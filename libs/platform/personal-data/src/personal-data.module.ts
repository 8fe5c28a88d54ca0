import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { QUEUES_SERVICE } from '@crewcall/platform-queues';
import { dataExportConsumerOf, type RequestedFacts } from './data-export.consumer.js';
import { ExportBox } from './export-box.service.js';
import { GATHERED_EVENT, type GatheredFacts, GatherPersonalDataTask } from './gather-personal-data.task.js';
import { PersonalDataParts } from './personal-data-parts.service.js';
import { deadLettersConsumerOf, RemoveDeadLettersTask } from './remove-dead-letters.task.js';

export interface PersonalDataOptions {
  service: string;
  requested: EventDefinition<RequestedFacts>;
  gathered: EventDefinition<GatheredFacts>;
  /** Heard when an account is gone; not by the service that publishes it. */
  deleted?: EventDefinition;
}

/** A person's copy of what this service holds. Needs `QueuesModule` and `EventsModule` of the same service. */
@Global()
@Module({})
export class PersonalDataModule {
  static forRoot({ service, requested, gathered, deleted }: PersonalDataOptions): DynamicModule {
    return {
      module: PersonalDataModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: QUEUES_SERVICE, useValue: service },
        { provide: GATHERED_EVENT, useValue: gathered },
        ExportBox,
        PersonalDataParts,
        GatherPersonalDataTask,
        dataExportConsumerOf(requested),
        RemoveDeadLettersTask,
        ...(deleted ? [deadLettersConsumerOf(deleted)] : []),
      ],
      exports: [ExportBox],
    };
  }
}
