import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { emailVerified, type EmailVerifiedPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../tallies.service.js';

@Consumes(emailVerified)
@Injectable()
export class CountPeopleWhoVerify implements EventConsumer<typeof emailVerified> {
  constructor(private readonly tallies: Tallies) {}

  async handle(_verified: EmailVerifiedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.tallies.learn('user', subject_id, (known) => ({ ...known, isVerified: true }));
  }
}
