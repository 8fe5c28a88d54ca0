import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userChanged, type UserChangedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { unlessOlder } from '../tally.rules.js';

@Consumes(userChanged)
@Injectable()
export class FollowPeopleWhoChange implements EventConsumer<typeof userChanged> {
  constructor(private readonly tallies: Tallies) {}

  async handle({ role, display_name, mail_enabled }: UserChangedPayload, told: EventEnvelope): Promise<void> {
    const { subject_id, version } = told;
    await this.tallies.learn('user', subject_id, (known) =>
      known.isDeleted ? known : unlessOlder(known, { role, name: display_name, wantsMail: mail_enabled, version }),
    );
  }
}
