import { dayAfter, dayWords, milesWords, wallTimeOf } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { toCrew } from './booking-notices.texts.js';

interface CoverNoticeFacts {
  role: string;
  first_call_at: string;
  miles?: number;
}

/** 'today', 'tomorrow', 'on Thu 26 Nov' */
function dayOf(first: Date, now: Date): string {
  const [day, today] = [wallTimeOf(first).day, wallTimeOf(now).day];
  if (day === today) return 'today';
  return day === dayAfter(today, 1) ? 'tomorrow' : `on ${dayWords(day)}`;
}

const callOf = ({ role, first_call_at }: CoverNoticeFacts): string =>
  `${role}, call ${wallTimeOf(new Date(first_call_at)).time}`;
const awayOf = ({ miles }: CoverNoticeFacts): string => (miles === undefined ? '' : `, ${milesWords(miles)} away`);

/** Who may not be reached now hears of it when their quiet hours end. */
export function coverAskedNotice(
  facts: CoverNoticeFacts & { offer_id: string; rate: string; passes_quiet_hours: boolean },
  now = new Date(),
): NotificationDraft {
  return {
    ...toCrew({
      title: `Can you cover ${dayOf(new Date(facts.first_call_at), now)}?`,
      message: `${callOf(facts)}${awayOf(facts)}, ${facts.rate}. First to accept.`,
      priority: 'urgent',
    }),
    passes_quiet_hours: facts.passes_quiet_hours,
    action_url: webRoutes.offer.href(facts.offer_id),
  };
}

export const coverRaisedNotice = (facts: CoverNoticeFacts, raised: string): NotificationDraft =>
  toCrew({ title: raised, message: `${callOf(facts)}. First to accept.` });

const toItsCompany = (
  { job_id, slot_id }: { job_id: string; slot_id: string },
  words: Pick<NotificationDraft, 'title' | 'message'>,
): NotificationDraft => ({
  type: 'offer',
  priority: 'urgent',
  action_url: webRoutes.jobCover.href(job_id, slot_id),
  ...words,
});

type Slot = { job_id: string; slot_id: string };

export const coveredNotice = (facts: CoverNoticeFacts & Slot, name: string): NotificationDraft =>
  toItsCompany(facts, { title: `Covered: ${name}`, message: `${callOf(facts)}${awayOf(facts)}.` });

export const nobodyLeftNotice = (facts: CoverNoticeFacts & Slot): NotificationDraft =>
  toItsCompany(facts, { title: 'Nobody is left to ask', message: `${callOf(facts)}.` });
