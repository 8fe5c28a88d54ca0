import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { type EmailVerifiedPayload, emailVerified } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people.service.js';

@Consumes(emailVerified)
@Injectable()
export class RememberWhoVerified implements EventConsumer<typeof emailVerified> {
  constructor(private readonly people: PeopleService) {}

  async handle(_verified: EmailVerifiedPayload, { subject_id }: EventEnvelope): Promise<void> {
    await this.people.verify(subject_id);
  }
}
