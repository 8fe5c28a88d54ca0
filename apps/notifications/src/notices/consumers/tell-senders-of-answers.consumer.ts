import { feedbackAnswered, type FeedbackAnsweredPayload } from '@crewcall/contracts-admin/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { feedbackAnsweredNotice } from '@crewcall/contracts-notifications';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../../notifications/notifier.service.js';

@Consumes(feedbackAnswered)
@Injectable()
export class TellSendersOfAnswers implements EventConsumer<typeof feedbackAnswered> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ sender_id, response }: FeedbackAnsweredPayload, { id }: EventEnvelope): Promise<void> {
    if (!sender_id) return;
    await this.notifier.tell({ recipientId: sender_id, eventId: id, draft: feedbackAnsweredNotice(response) });
  }
}
