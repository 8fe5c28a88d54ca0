import { Mailer } from '@crewcall/platform-mail';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../analytics/tallies.service.js';
import { FeedbackDeskRepository } from './feedback-desk.repository.js';
import { responseMail } from './response.mail.js';

@Injectable()
export class ResponseMailsService {
  constructor(
    private readonly feedback: FeedbackDeskRepository,
    private readonly tallies: Tallies,
    private readonly mailer: Mailer,
  ) {}

  /** Nothing for a stranger, for a user who left meanwhile, or for one who wants no mail. */
  async send(feedbackId: string): Promise<void> {
    const feedback = await this.feedback.findFeedback(feedbackId);
    if (!feedback?.senderId || !feedback.senderEmail || !feedback.response) return;
    if (!(await this.tallies.wantsMail(feedback.senderId))) return;
    await this.mailer.send({ to: feedback.senderEmail, ...responseMail(feedback.message, feedback.response) });
  }
}
