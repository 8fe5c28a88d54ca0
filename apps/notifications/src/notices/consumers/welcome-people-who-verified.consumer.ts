import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { type EmailVerifiedPayload, emailVerified } from '@crewcall/contracts-identity/dto';
import { welcomeNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';
import { PeopleService } from '../../people/people.service.js';

@Consumes(emailVerified)
@Injectable()
export class WelcomePeopleWhoVerified implements EventConsumer<typeof emailVerified> {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  async handle(_verified: EmailVerifiedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const { role } = await this.people.standingOf(subject_id);
    await this.notifier.tell({ recipientId: subject_id, eventId: id, draft: welcomeNotice(role) });
  }
}
