import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { TracesService } from '../traces.service.js';

@Consumes(userDeleted)
@Injectable()
export class RemoveTracesOfPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly traces: TracesService) {}

  async handle(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.traces.removeOf(subject_id);
  }
}
