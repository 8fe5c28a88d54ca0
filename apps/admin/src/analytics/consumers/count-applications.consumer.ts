import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { applicationSubmitted, type ApplicationSubmittedPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { unlessOlder } from '../tally.rules.js';

@Consumes(applicationSubmitted)
@Injectable()
export class CountApplications implements EventConsumer<typeof applicationSubmitted> {
  constructor(private readonly tallies: Tallies) {}

  async handle(_submitted: ApplicationSubmittedPayload, { subject_id, occurred_at, version }: EventEnvelope) {
    await this.tallies.learn('application', subject_id, (known) => ({
      ...unlessOlder(known, { status: 'applied', version }),
      submittedAt: occurred_at,
    }));
  }
}
