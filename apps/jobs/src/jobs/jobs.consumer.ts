import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DeleteJobService } from './delete-job.service.js';

@Injectable()
export class JobsConsumer {
  constructor(private readonly jobs: DeleteJobService) {}

  @OnEvent(userDeleted)
  async closeJobsOfDeletedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.jobs.closeAllOf(subject_id);
  }
}
