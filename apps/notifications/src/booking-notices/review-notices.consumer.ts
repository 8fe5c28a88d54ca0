import {
  bookingCompleted,
  type BookingCompletedPayload,
  reviewDue,
  type ReviewDuePayload,
  reviewShown,
  type ReviewShownPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { BookingNotifier } from './booking-notifier.service.js';
import {
  type ReviewFacts,
  reviewOpenNotice,
  reviewReminderNotice,
  reviewShownNotice,
  reviewWrittenNotice,
} from './review-notices.texts.js';

interface About {
  job_id: string;
  job_title: string;
  role: string;
  recruiter_id: string;
  freelancer_id: string;
  until?: string;
}

/** Both sides hear when a booking may be reviewed, that the other has done so, and what they were given once it is shown. */
@Injectable()
export class ReviewNoticesConsumer {
  constructor(private readonly notifier: BookingNotifier) {}

  @OnEvent(bookingCompleted)
  async askBothForReviews(event: BookingCompletedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const facts = await this.factsOf(event, subject_id);
    await this.notifier.notify(event, {
      eventId: id,
      crew: reviewOpenNotice(facts.crew),
      company: reviewOpenNotice(facts.company),
    });
    await this.notifier.showBooking(event, subject_id, 'completed');
  }

  @OnEvent(reviewDue)
  async notifyOfMissingReview(event: ReviewDuePayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const facts = (await this.factsOf(event, subject_id))[event.side];
    const draft = event.what === 'written' ? reviewWrittenNotice(facts) : reviewReminderNotice(facts);
    await this.notifier.notify(event, { eventId: id, [event.side]: draft });
    if (event.what === 'written') await this.notifier.showBooking(event, subject_id, 'review_written');
  }

  /** Crew hear of it as of every rating; the pages of both show it at once. */
  @OnEvent(reviewShown)
  async notifyCompanyOfReview(event: ReviewShownPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    if (event.side === 'crew') {
      const { company } = await this.factsOf(event, subject_id);
      await this.notifier.notify(event, { eventId: id, company: reviewShownNotice(company, event.stars) });
    }
    await this.notifier.showBooking(event, subject_id, 'reviews_shown');
  }

  /** For each side with the other's name. */
  private async factsOf(event: About, booking_id: string): Promise<Record<'crew' | 'company', ReviewFacts>> {
    const { company = 'The company', freelancer = 'A crew member' } = await this.notifier.factsOf(event);
    const { job_title, role, until } = event;
    const facts = { booking_id, job_title, role, until };
    return { crew: { ...facts, other: company }, company: { ...facts, other: freelancer } };
  }
}
