import { dayWords, reviewLimits } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { londonDayOf } from '@crewcall/contracts-jobs';

export interface ReviewFacts {
  booking_id: string;
  job_title: string;
  role: string;
  /** The other side, as it may be named. */
  other: string;
  until?: string;
}

const untilWords = ({ until }: ReviewFacts): string =>
  until ? `Until ${dayWords(londonDayOf(new Date(until)))}.` : '';

const ofBooking = (
  { booking_id }: ReviewFacts,
  words: Pick<NotificationDraft, 'title' | 'message'>,
  type: NotificationDraft['type'] = 'rating_request',
): NotificationDraft => ({ type, priority: 'normal', action_url: webRoutes.booking.href(booking_id), ...words });

/** To either side, once a booking is completed. */
export const reviewOpenNotice = (facts: ReviewFacts): NotificationDraft =>
  ofBooking(facts, {
    title: `How was it with ${facts.other}?`,
    message: `${facts.role}, ${facts.job_title}. ${untilWords(facts)}`,
  });

/** Never what stands in it. */
export const reviewWrittenNotice = (facts: ReviewFacts): NotificationDraft =>
  ofBooking(facts, {
    title: `${facts.other} has written a review`,
    message: `Write yours to see it. ${untilWords(facts)}`,
  });

export const reviewReminderNotice = (facts: ReviewFacts): NotificationDraft =>
  ofBooking(facts, {
    title: `Review ${facts.other}`,
    message: `${facts.role}, ${facts.job_title}. ${untilWords(facts)}`,
  });

/** To a company; crew hear of theirs as of every rating. */
export const reviewShownNotice = (facts: ReviewFacts, stars: number): NotificationDraft =>
  ofBooking(
    facts,
    {
      title: 'New review',
      message: `${facts.other} gave you ${stars}/5 for ${facts.job_title}. You can reply for ${reviewLimits.replyDays} days.`,
    },
    'rating_received',
  );
