import { feedbackAnswered, type FeedbackAnsweredPayload } from '@crewcall/contracts-admin/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { emailVerified, type EmailVerifiedPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { feedbackAnsweredNotice, welcomeNotice } from './notice.texts.js';

@Injectable()
export class AccountNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(emailVerified)
  async welcomeVerifiedUser(_verified: EmailVerifiedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const { role } = await this.people.standingOf(subject_id);
    await this.notifier.notify({ recipientId: subject_id, eventId: id, draft: welcomeNotice(role) });
  }

  @OnEvent(feedbackAnswered)
  async notifySenderOfAnswer({ sender_id, response }: FeedbackAnsweredPayload, { id }: EventEnvelope): Promise<void> {
    if (!sender_id) return;
    await this.notifier.notify({ recipientId: sender_id, eventId: id, draft: feedbackAnsweredNotice(response) });
  }
}
