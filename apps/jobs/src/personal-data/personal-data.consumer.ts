import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { TracesService } from './traces.service.js';

@Injectable()
export class PersonalDataConsumer {
  constructor(private readonly traces: TracesService) {}

  @OnEvent(userDeleted)
  async removeTracesOfDeletedUser(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.traces.removeOf(subject_id);
  }
}
