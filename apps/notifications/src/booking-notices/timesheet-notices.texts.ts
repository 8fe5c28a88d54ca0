import { approvedWords, dayWords, disputedLineWords, wallTimeOf } from '@crewcall/contracts-bookings';
import type { TimesheetMovedPayload } from '@crewcall/contracts-bookings/dto';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

export type TimesheetFacts = TimesheetMovedPayload & { id: string; name: string };

const onSheet = (id: string, title: string, message: string): NotificationDraft => ({
  type: 'timesheet',
  priority: 'normal',
  title,
  message,
  action_url: webRoutes.timesheet.href(id),
});

export const hoursDueNotice = ({ id, day, company }: TimesheetFacts): NotificationDraft =>
  onSheet(id, `Your hours for ${dayWords(day)}`, `Check and submit to ${company}.`);

/** To the company, of all that wait of one call. */
export function hoursToApproveNotice({ waiting = 1, job_title, counts_at }: TimesheetFacts): NotificationDraft {
  const [sheets, they] = waiting === 1 ? ['1 timesheet', 'It counts'] : [`${waiting} timesheets`, 'They count'];
  const until = counts_at && ` ${they} as approved on ${dayWords(wallTimeOf(new Date(counts_at)).day)}.`;
  return {
    type: 'timesheet',
    priority: 'normal',
    title: `${sheets} to approve`,
    message: `${job_title}.${until ?? ''}`,
    action_url: webRoutes.timesheets.href(),
  };
}

export const hoursQuestionedNotice = ({ id, company, lines = [] }: TimesheetFacts): NotificationDraft => ({
  ...onSheet(id, `${company} questions your hours`, lines.map(disputedLineWords).join(' ')),
  priority: 'high',
});

const about = ({ job_title, day }: Pick<TimesheetFacts, 'job_title' | 'day'>): string =>
  `${job_title}, ${dayWords(day)}.`;
const silence = ' No answer came within 72 hours.';

/** To the person. */
export const hoursApprovedNotice = (facts: TimesheetFacts): NotificationDraft =>
  onSheet(facts.id, approvedWords(facts.total_pence ?? null), `${about(facts)}${facts.by === 'time' ? silence : ''}`);

/** To the company, of hours that it did not approve itself. */
export const hoursAgreedNotice = (facts: TimesheetFacts): NotificationDraft =>
  facts.by === 'time'
    ? onSheet(facts.id, `The hours of ${facts.name} count as approved`, `${about(facts)}${silence}`)
    : onSheet(facts.id, `${facts.name} accepted your figures`, about(facts));

/** To both; the comment stands on the sheet alone. */
export const hoursCommentedNotice = (facts: Pick<TimesheetFacts, 'id' | 'job_title' | 'day'>): NotificationDraft =>
  onSheet(facts.id, 'An administrator commented on your hours', `${about(facts)} Agree on them with each other.`);
