import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userRegistered, type UserRegisteredPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';
import { londonMonth } from '../tally.rules.js';

@Consumes(userRegistered)
@Injectable()
export class CountPeopleWhoRegister implements EventConsumer<typeof userRegistered> {
  constructor(private readonly tallies: Tallies) {}

  async handle({ role }: UserRegisteredPayload, { subject_id, occurred_at }: EventEnvelope): Promise<void> {
    const month = londonMonth(new Date(occurred_at));
    // A change that overtook the registration knows the role better.
    await this.tallies.learn('user', subject_id, (known) => ({ ...known, month, role: known.role ?? role }));
  }
}
