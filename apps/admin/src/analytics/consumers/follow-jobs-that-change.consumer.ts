import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { jobChanged, type JobChangedPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { unlessOlder } from '../tally.rules.js';

@Consumes(jobChanged)
@Injectable()
export class FollowJobsThatChange implements EventConsumer<typeof jobChanged> {
  constructor(private readonly tallies: Tallies) {}

  async handle({ status }: JobChangedPayload, { subject_id, version }: EventEnvelope): Promise<void> {
    await this.tallies.learn('job', subject_id, (known) => unlessOlder(known, { status, version }));
  }
}
