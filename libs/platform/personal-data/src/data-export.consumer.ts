import { Injectable, type Type } from '@nestjs/common';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { gatherPersonalData } from './gather-personal-data.task.js';

export interface RequestedFacts {
  export_id: string;
}

/** The event belongs to a scope that a platform library does not know, so the class is made for it. */
export function dataExportConsumerOf(requested: EventDefinition<RequestedFacts>): Type {
  @Injectable()
  class DataExportConsumer {
    constructor(private readonly tasks: Tasks) {}

    /** A task does the work: no transaction waits for the object store. */
    @OnEvent(requested)
    async gatherForExport({ export_id }: RequestedFacts, { subject_id }: EventEnvelope): Promise<void> {
      await this.tasks.enqueue(gatherPersonalData, { export_id, user_id: subject_id });
    }
  }
  return DataExportConsumer;
}
