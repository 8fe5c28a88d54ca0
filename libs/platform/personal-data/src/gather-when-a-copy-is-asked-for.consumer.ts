import { Injectable } from '@nestjs/common';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import type { EventConsumer } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { gatherPersonalData } from './gather-personal-data.task.js';

export interface RequestedFacts {
  export_id: string;
}

/** A task does the work: an S3 server is not to be waited for inside a transaction. */
@Injectable()
export class GatherWhenACopyIsAskedFor implements EventConsumer<EventDefinition<RequestedFacts>> {
  constructor(private readonly tasks: Tasks) {}

  async handle({ export_id }: RequestedFacts, { subject_id }: EventEnvelope): Promise<void> {
    await this.tasks.enqueue(gatherPersonalData, { export_id, user_id: subject_id });
  }
}
