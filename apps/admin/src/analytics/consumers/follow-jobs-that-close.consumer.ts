import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { jobClosed, type JobClosedPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { unlessOlder } from '../tally.rules.js';

@Consumes(jobClosed)
@Injectable()
export class FollowJobsThatClose implements EventConsumer<typeof jobClosed> {
  constructor(private readonly tallies: Tallies) {}

  async handle({ reason }: JobClosedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    // One that was filled may be deleted later; what is deleted stays so.
    await this.tallies.learn('job', subject_id, (known) => ({
      ...unlessOlder(known, { status: 'closed', version }),
      isFilled: known.isFilled ?? (reason === 'filled' ? true : undefined),
      isDeleted: known.isDeleted ?? (reason === 'deleted' ? true : undefined),
    }));
  }
}
