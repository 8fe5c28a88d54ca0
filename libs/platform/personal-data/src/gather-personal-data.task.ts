import { Inject, Injectable } from '@nestjs/common';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { defineTask, QUEUES_SERVICE, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { IsUUID } from 'class-validator';
import { PersonalDataParts } from './personal-data-parts.service.js';

export class GatherPersonalDataPayload {
  @IsUUID()
  export_id!: string;

  @IsUUID()
  user_id!: string;
}

/** What is told when a service has stored its part. */
export interface GatheredFacts {
  export_id: string;
  service: string;
  objects: string[];
  left_out: number;
}

/** Token: the event that says so. */
export const GATHERED_EVENT = Symbol('GATHERED_EVENT');

export const gatherPersonalData = defineTask({ name: 'gather-personal-data', payload: GatherPersonalDataPayload });

@RunsTask(gatherPersonalData)
@Injectable()
export class GatherPersonalDataTask implements TaskRunner<GatherPersonalDataPayload> {
  constructor(
    private readonly parts: PersonalDataParts,
    private readonly events: Events,
    private readonly transactions: Transactions,
    @Inject(QUEUES_SERVICE) private readonly service: string,
    @Inject(GATHERED_EVENT) private readonly gathered: EventDefinition<GatheredFacts>,
  ) {}

  async run({ export_id, user_id }: GatherPersonalDataPayload): Promise<void> {
    const { objects, leftOut } = await this.parts.layDown(export_id, user_id);
    const payload = { export_id, service: this.service, objects, left_out: leftOut };
    await this.transactions.run(() => this.events.publish(this.gathered, { subjectId: user_id, payload }));
  }
}
