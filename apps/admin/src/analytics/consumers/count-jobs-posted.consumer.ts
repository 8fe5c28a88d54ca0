import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { jobPosted, type JobPostedPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { londonMonth, unlessOlder } from '../tally.rules.js';

@Consumes(jobPosted)
@Injectable()
export class CountJobsPosted implements EventConsumer<typeof jobPosted> {
  constructor(private readonly tallies: Tallies) {}

  async handle({ status }: JobPostedPayload, { subject_id, occurred_at, version }: EventEnvelope): Promise<void> {
    const month = londonMonth(new Date(occurred_at));
    await this.tallies.learn('job', subject_id, (known) => ({ ...unlessOlder(known, { status, version }), month }));
  }
}
