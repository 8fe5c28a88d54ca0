import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { TracesRepository } from '../traces.repository.js';

@Consumes(userDeleted)
@Injectable()
export class RemoveTracesOfPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly traces: TracesRepository) {}

  async handle(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.traces.unnameJobsOf(subject_id);
    await this.traces.removeOf(subject_id);
  }
}
