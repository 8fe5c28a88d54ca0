import { ReviewRepository, type ReviewRow, ReviewWindowRepository } from '@crewcall/bookings-domain';
import { type Actor, type ReportRequest, snapshotOf } from '@crewcall/contracts-core';
import { reviewReported } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PaidLateError, ReplyLateError, ReviewMissingError, ReviewRepliedError } from './review.errors.js';
import { paidUntil, replyUntil } from './review.policy.js';

/** What follows a review that is shown: one public reply, how crew were paid, and reports of it. */
@Injectable()
export class AnswerReviewService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `REVIEW_REPLIED` the second time, `REPLY_LATE` after 30 days */
  async reply(actor: Actor, id: string, text: string): Promise<string> {
    const review = await this.findShown(id);
    if (review.subject_id !== actor.id || review.removed_at) throw new ReviewMissingError();
    if (review.replied_at) throw new ReviewRepliedError();
    if (!replyUntil(review, this.clock.now())) throw new ReplyLateError();
    if (!(await this.reviews.saveReply(id, text))) throw new ReviewRepliedError();
    return review.booking_id;
  }

  /** Of a review of the person's own, shown or not: payment comes later than the rest. */
  async addPaidOnTime(actor: Actor, id: string, stars: number): Promise<string> {
    return this.transactions.run(async () => {
      const found = await this.reviews.findReview(id);
      if (found?.writer_id !== actor.id) throw new ReviewMissingError();
      await this.windows.lockWindow(found.booking_id);
      const review = await this.reviews.findReview(id);
      if (!paidUntil(review, await this.windows.findWindow(found.booking_id), this.clock.now()))
        throw new PaidLateError();
      await this.reviews.addPaidOnTime(id, stars);
      return found.booking_id;
    });
  }

  /** Shown until an administrator has decided. Crew read each other's reviews nowhere, so they report their own alone. */
  async report(actor: Actor, id: string, { reason }: ReportRequest): Promise<void> {
    const { side, writer_id, subject_id, text, stars, reply } = await this.findShown(id);
    if (actor.role === 'freelancer' && side === 'company' && subject_id !== actor.id) throw new ReviewMissingError();
    if (writer_id === actor.id) throw new AccessDeniedError();
    const snapshot = snapshotOf([`${stars}/5`, text, reply]);
    await this.transactions.run(async () => {
      await this.events.publish(reviewReported, {
        subjectId: id,
        payload: { kind: 'review', target_id: id, person_id: writer_id, reason, snapshot },
      });
    });
  }

  private async findShown(id: string): Promise<ReviewRow> {
    const review = await this.reviews.findReview(id);
    if (!review?.shown_at) throw new ReviewMissingError();
    return review;
  }
}
