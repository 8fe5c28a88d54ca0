import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DeleteJobService } from '../delete-job.service.js';

@Consumes(userDeleted)
@Injectable()
export class CloseJobsWhenAccountIsDeleted implements EventConsumer<typeof userDeleted> {
  constructor(private readonly jobs: DeleteJobService) {}

  async handle(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.jobs.closeAllOf(subject_id);
  }
}
