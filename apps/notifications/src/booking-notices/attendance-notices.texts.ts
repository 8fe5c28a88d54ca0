import { dayWords, lateWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

interface MissingFacts {
  job_id: string;
  job_title: string;
  call_id: string;
  day: string;
}

/** To one who is booked and has not said that they arrived. */
export const onYourWayNotice = ({ job_title, call_id }: MissingFacts, booking_id: string): NotificationDraft => ({
  type: 'call_sheet',
  priority: 'urgent',
  title: 'Are you on your way?',
  message: `${job_title}: you have not said that you arrived.`,
  action_url: webRoutes.callSheet.href(booking_id, call_id),
});

/** To the company of one; the note stands beside the slot. */
export const runningLateNotice = (
  { job_id, job_title, call_id, day, late_minutes = 0 }: MissingFacts & { late_minutes?: number },
  { name, role }: { name: string; role: string },
): NotificationDraft => ({
  type: 'call_sheet',
  priority: 'urgent',
  title: `${name} is about ${lateWords(late_minutes)} late`,
  message: `${[role, job_title, dayWords(day)].join(', ')}.`,
  action_url: webRoutes.jobSchedule.href(job_id, { sheet: call_id }),
});

/** To the company, of all of them at once. */
export function notArrivedNotice(
  { job_id, job_title, call_id, day }: MissingFacts,
  people: readonly { name: string; role: string }[],
): NotificationDraft {
  const [first, ...others] = people;
  const more = others.length === 1 ? ' and 1 other have' : ` and ${others.length} others have`;
  return {
    type: 'call_sheet',
    priority: 'urgent',
    title: `${first?.name}${others.length ? more : ' has'} not arrived`,
    message: [others.length ? null : first?.role, job_title, dayWords(day)].filter(Boolean).join(', ').concat('.'),
    action_url: webRoutes.jobSchedule.href(job_id, { sheet: call_id }),
  };
}
