import { changesWords, dayWords, type SheetChange } from '@crewcall/contracts-bookings';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { webRoutes } from '@crewcall/contracts-core';

export interface SheetNoticeFacts {
  call_id: string;
  job_title: string;
  day: string;
  /** Null while it is to follow. */
  call_time: string | null;
  place: string;
}

const HOUR_MS = 3_600_000;
const URGENT_WITHIN_MS = 24 * HOUR_MS;

const callWords = (call_time: string | null): string => (call_time ? `call ${call_time}` : 'call time to follow');
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** To one of the people booked, on the page of the sheet. */
export function callSheetNotice(
  facts: SheetNoticeFacts & {
    booking_id: string;
    what: 'published' | 'booked' | 'remind';
    version: number;
    important: boolean;
    changes: SheetChange[];
    from: string;
  },
  now: Date,
): NotificationDraft {
  const { booking_id, call_id, day, what, version, important, changes, from, call_time, job_title, place } = facts;
  const isChange = what === 'published' && version > 1;
  const draft = { type: 'call_sheet' as const, action_url: webRoutes.callSheet.href(booking_id, call_id) };
  if (!isChange)
    return {
      ...draft,
      priority: 'high',
      title:
        what === 'remind'
          ? `Please acknowledge the call sheet for ${dayWords(day)}`
          : `Call sheet for ${dayWords(day)}`,
      message: `${job_title}, ${callWords(call_time)}, ${place}. Please acknowledge.`,
    };
  const isSoon = important && new Date(from).getTime() - now.getTime() < URGENT_WITHIN_MS;
  return {
    ...draft,
    priority: isSoon ? 'urgent' : important ? 'high' : 'normal',
    title: 'Call sheet changed',
    message: `${dayWords(day)}: ${changesWords(changes) || sentence(callWords(call_time))}.${important ? ' Please acknowledge.' : ''}`,
  };
}

export const allAcknowledgedNotice = (facts: {
  job_id: string;
  call_id: string;
  day: string;
  version: number;
}): NotificationDraft => ({
  type: 'call_sheet',
  priority: 'normal',
  title: 'Everybody has acknowledged',
  message: `${dayWords(facts.day)}, version ${facts.version}.`,
  action_url: webRoutes.jobSchedule.href(facts.job_id, { sheet: facts.call_id }),
});

type Reminder = 'tomorrow' | 'soon' | 'still_on' | 'not_published';

/** To one of the people booked. */
export function callReminderNotice(
  facts: Pick<SheetNoticeFacts, 'call_id' | 'job_title' | 'day' | 'call_time' | 'place'> & {
    booking_id: string;
    what: Exclude<Reminder, 'not_published'>;
  },
): NotificationDraft {
  const { booking_id, call_id, day, what, call_time, place, job_title } = facts;
  const titles = {
    tomorrow: `Tomorrow: ${callWords(call_time)}`,
    soon: `In 2 hours: ${callWords(call_time)}`,
    still_on: `Still on for ${dayWords(day)}?`,
  };
  return {
    type: 'call_sheet',
    priority: 'high',
    title: titles[what],
    message: what === 'still_on' ? `${job_title}, ${callWords(call_time)}, ${place}. Please answer.` : `${place}.`,
    action_url: webRoutes.callSheet.href(booking_id, call_id),
  };
}

interface CompanyFacts {
  job_id: string;
  call_id: string;
  day: string;
}

const toDesk = (
  { job_id, call_id }: CompanyFacts,
  words: Pick<NotificationDraft, 'title' | 'message' | 'priority'>,
) => ({
  type: 'call_sheet' as const,
  action_url: webRoutes.jobSchedule.href(job_id, { sheet: call_id }),
  ...words,
});

export const sheetMissingNotice = (facts: CompanyFacts): NotificationDraft =>
  toDesk(facts, {
    priority: 'high',
    title: 'Call sheet not published',
    message: `${dayWords(facts.day)}, in 48 h.`,
  });

export const problemNotice = (facts: CompanyFacts & { name: string; role: string }): NotificationDraft =>
  toDesk(facts, {
    priority: 'urgent',
    title: `${facts.name} has a problem with ${dayWords(facts.day)}`,
    message: `${facts.role}. Ask what it is, or find cover.`,
  });
