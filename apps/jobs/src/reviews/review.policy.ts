import type { ReviewedBooking, ReviewRow, ReviewWindow } from '@crewcall/bookings-domain';
import { daysAfter, reviewLimits, type ReviewSide } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';

/** Null for every user but the two of the booking. */
export function reviewSideOf({ id, role }: Actor, booking: ReviewedBooking): ReviewSide | null {
  if (id === booking.recruiter_id && role === 'recruiter') return 'company';
  return id === booking.freelancer_id && role === 'freelancer' ? 'crew' : null;
}

/** May be written and changed now. */
export const isOpen = (window: ReviewWindow | null, now: Date): window is ReviewWindow =>
  window !== null && window.shown_at === null && now < window.closes_at;

/** Until when it can be replied to; null where it cannot. */
export const replyUntil = ({ shown_at, replied_at, removed_at }: ReviewRow, now: Date): Date | null => {
  if (!shown_at || replied_at || removed_at) return null;
  const until = daysAfter(shown_at, reviewLimits.replyDays);
  return now < until ? until : null;
};

/** Until when crew may still say how they were paid; null where they cannot. */
export const paidUntil = (review: ReviewRow | null, window: ReviewWindow | null, now: Date): Date | null => {
  if (!window || review?.side !== 'crew' || review.removed_at || review.parts.paid_on_time) return null;
  const until = daysAfter(window.opens_at, reviewLimits.paidDays);
  return now < until ? until : null;
};
