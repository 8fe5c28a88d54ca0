import { dayWords, type NoShowOutcome, noShowTexts, noShowWords, takenBackWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

interface NoShowFacts {
  booking_id: string;
  job_title: string;
  role: string;
  day: string;
  company: string;
  name: string;
}

const ofBooking = (
  { booking_id }: NoShowFacts,
  words: Pick<NotificationDraft, 'title' | 'message'>,
): NotificationDraft => ({
  type: 'booking_update',
  priority: 'high',
  action_url: webRoutes.booking.href(booking_id),
  ...words,
});

export const noShowNotice = (facts: NoShowFacts): NotificationDraft =>
  ofBooking(facts, { title: noShowWords(facts.company, facts.day), message: noShowTexts.question });

export const takenBackNotice = (facts: NoShowFacts): NotificationDraft =>
  ofBooking(facts, { title: takenBackWords(facts.company, facts.day), message: noShowTexts.takenBack });

export const objectedNotice = (facts: NoShowFacts): NotificationDraft =>
  ofBooking(facts, {
    title: `${facts.name} says they came on ${dayWords(facts.day)}`,
    message: `${facts.role}, ${facts.job_title}. An administrator looks at it; until then it counts for neither.`,
  });

/** To both the same, each in their own words. */
export function settledNotices(
  facts: NoShowFacts,
  outcome: NoShowOutcome,
): { crew: NotificationDraft; company: NotificationDraft } {
  const [came, day] = [outcome === 'attended', dayWords(facts.day)];
  const message = `${facts.role}, ${facts.job_title}. The reason stands with the booking.`;
  const found = (who: string): string => `Settled: ${who} ${came ? 'came' : 'did not come'} on ${day}`;
  return {
    crew: ofBooking(facts, { title: found('you'), message }),
    company: ofBooking(facts, { title: found(facts.name), message }),
  };
}
