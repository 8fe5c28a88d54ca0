import { isRecordId, type Page } from '@crewcall/contracts-core';
import type { AdminFeedback, FeedbackPriority, FeedbackStats, FeedbackStatus } from '@crewcall/contracts-admin';
import { feedbackAnswered, type FeedbackListQueryDto } from '@crewcall/contracts-admin/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { Tallies } from '../analytics/tallies.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { FeedbackEntity } from '../feedback/feedback.entity.js';
import { FeedbackMissingError } from './feedback-desk.errors.js';
import { presentFeedback } from './feedback-desk.presenter.js';
import { FeedbackDeskRepository } from './feedback-desk.repository.js';
import { mailResponse } from './mail-response.task.js';

/** What administrators do with feedback; each change is in the audit log with what was before. */
@Injectable()
export class FeedbackDeskService {
  constructor(
    private readonly feedback: FeedbackDeskRepository,
    private readonly tallies: Tallies,
    private readonly audit: AuditService,
    private readonly events: Events,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  async pageOfFeedback(query: FeedbackListQueryDto): Promise<Page<AdminFeedback>> {
    const { items, total } = await this.feedback.pageOfFeedback(query);
    return { items: await this.present(items), total };
  }

  feedbackStats(): Promise<FeedbackStats> {
    return this.feedback.feedbackStats();
  }

  setStatus(id: string, status: FeedbackStatus, address: string): Promise<AdminFeedback> {
    return this.change(id, address, 'status', (one) => (one.status = status));
  }

  setPriority(id: string, priority: FeedbackPriority, address: string): Promise<AdminFeedback> {
    return this.change(id, address, 'priority', (one) => (one.priority = priority));
  }

  /** Told to the sender, in their bell and by mail, where there is one who can be told. */
  respond(id: string, response: string, address: string): Promise<AdminFeedback> {
    return this.transactions.run(async () => {
      const answered = await this.change(id, address, 'response', (one) => {
        Object.assign(one, { response, respondedAt: new Date() });
      });
      const { senderId } = await this.locked(id);
      await this.events.publish(feedbackAnswered, { subjectId: id, payload: { sender_id: senderId, response } });
      if (senderId) await this.tasks.enqueue(mailResponse, { feedback_id: id });
      return answered;
    });
  }

  private change(
    id: string,
    address: string,
    what: 'status' | 'priority' | 'response',
    apply: (feedback: FeedbackEntity) => void,
  ): Promise<AdminFeedback> {
    return this.transactions.run(async () => {
      const feedback = await this.locked(id);
      const before = { [what]: feedback[what] };
      apply(feedback);
      await this.feedback.saveFeedback(feedback);
      const after = { [what]: feedback[what] };
      const deed = what === 'response' ? 'feedback.answered' : `feedback.${what}-changed`;
      await this.audit.record({ deed, subject_kind: 'feedback', subject_id: id, address, before, after });
      const [presented] = await this.present([feedback]);
      if (!presented) throw new FeedbackMissingError();
      return presented;
    });
  }

  private async locked(id: string): Promise<FeedbackEntity> {
    const feedback = isRecordId(id) ? await this.feedback.lockFeedback(id) : null;
    if (!feedback) throw new FeedbackMissingError();
    return feedback;
  }

  private async present(items: FeedbackEntity[]): Promise<AdminFeedback[]> {
    const names = await this.tallies.namesOf([...new Set(items.flatMap(({ senderId }) => senderId ?? []))]);
    return items.map((one) => presentFeedback(one, names));
  }
}
