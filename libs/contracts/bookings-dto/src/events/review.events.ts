import { type ReviewSide, reviewSides } from '@crewcall/contracts-bookings';
import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';
import { IsIn, IsInt, IsISO8601, IsUUID, Max, Min } from 'class-validator';
import { BookingFacts } from './booking.events.js';

export class BookingCompletedPayload extends BookingFacts {
  /** Until when both sides may review it. */
  @IsISO8601()
  until!: string;
}

export class ReviewDuePayload extends BookingFacts {
  /** Whose review is missing. */
  @IsIn(reviewSides)
  side!: ReviewSide;

  /** `written`: the other side has written theirs. Nothing else of it is told. */
  @IsIn(['written', 'reminder'])
  what!: 'written' | 'reminder';

  @IsISO8601()
  until!: string;
}

export class ReviewShownPayload extends BookingFacts {
  @IsUUID()
  review_id!: string;

  /** Who wrote it. */
  @IsIn(reviewSides)
  side!: ReviewSide;

  @IsUUID()
  subject_id!: string;

  @IsInt()
  @Min(1)
  @Max(5)
  stars!: number;
}

/** The subject of all is the booking. Half a day after its last call, with nothing in dispute. */
export const bookingCompleted = defineEvent({
  name: 'jobs.booking-completed.v1',
  payload: BookingCompletedPayload,
  heardBy: ['notifications'],
});
export const reviewDue = defineEvent({
  name: 'jobs.review-due.v1',
  payload: ReviewDuePayload,
  heardBy: ['notifications'],
});
/** Both are in, or the time is over: not before is there an event with anything of a review in it. */
export const reviewShown = defineEvent({
  name: 'jobs.review-shown.v1',
  payload: ReviewShownPayload,
  heardBy: ['notifications'],
});
/** Asks an administrator for a look at a review that is shown; the subject is the review. */
export const reviewReported = defineEvent({
  name: 'jobs.review-reported.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
