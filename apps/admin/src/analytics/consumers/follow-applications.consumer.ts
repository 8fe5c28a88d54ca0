import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { applicationStatusChanged, type ApplicationStatusChangedPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { unlessOlder } from '../tally.rules.js';

@Consumes(applicationStatusChanged)
@Injectable()
export class FollowApplications implements EventConsumer<typeof applicationStatusChanged> {
  constructor(private readonly tallies: Tallies) {}

  async handle({ to }: ApplicationStatusChangedPayload, { subject_id, occurred_at, version }: EventEnvelope) {
    const hired = to === 'hired' ? { hiredAt: occurred_at } : {};
    await this.tallies.learn('application', subject_id, (known) =>
      unlessOlder(known, { status: to, version, ...hired }),
    );
  }
}
