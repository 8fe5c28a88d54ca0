import { type FeedbackReceipt, type FeedbackSubmission, pagePathOf } from '@crewcall/contracts-admin';
import { feedbackReceived } from '@crewcall/contracts-admin/dto';
import type { Actor } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import { FeedbackEntity } from './feedback.entity.js';
import { feedbackPriority } from './feedback-priority.rules.js';
import { FeedbackRates } from './feedback-rates.service.js';
import { presentReceipt } from './feedback.presenter.js';
import { FeedbackRepository } from './feedback.repository.js';

@Injectable()
export class FeedbackService {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly rates: FeedbackRates,
    private readonly activity: ActivityService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** Any user may; a stranger is counted by address. */
  async receive(actor: Actor | null, address: string, submission: FeedbackSubmission): Promise<FeedbackReceipt> {
    await this.rates.count(actor ? { kind: 'signedIn', userId: actor.id } : { kind: 'anonymous', address });
    return this.transactions.run(async () => {
      const similar = 1 + (await this.feedback.countSimilar(submission.feedbackType, submission.message));
      const feedback = received(actor, submission, similar);
      await this.feedback.addFeedback(feedback);
      const { id, type, priority, createdAt } = feedback;
      await this.events.publish(feedbackReceived, { subjectId: id, payload: { type, priority } });
      await this.activity.write(
        { kind: 'feedback_received', facts: {} },
        { id, actorId: actor?.id ?? null, subjectId: id, at: createdAt },
      );
      return presentReceipt(feedback);
    });
  }

  forgetSender(userId: string): Promise<void> {
    return this.feedback.forgetSender(userId);
  }
}

const received = (actor: Actor | null, submission: FeedbackSubmission, similar: number): FeedbackEntity =>
  Object.assign(new FeedbackEntity(), {
    id: newId(),
    senderId: actor?.id ?? null,
    senderEmail: actor?.email ?? null,
    response: null,
    respondedAt: null,
    type: submission.feedbackType,
    message: submission.message.trim(),
    pagePath: pagePathOf(submission.pageUrl),
    source: submission.source ?? 'header',
    status: 'pending',
    priority: feedbackPriority(submission.feedbackType, submission.message, similar),
    sentAt: submission.timestamp ? new Date(submission.timestamp) : null,
    createdAt: new Date(),
  } satisfies FeedbackEntity);
