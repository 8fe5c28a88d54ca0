import {
  approvedWords,
  dayWords,
  type DisputedLine,
  disputedLineWords,
  disputeReasonWords,
  timesheetLineNames,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
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

/** A fee of a cancelled call goes the way of hours, and is none. */
const nameOf = ({ is_fee }: Pick<TimesheetFacts, 'is_fee'>): string => (is_fee ? 'cancellation fee' : 'hours');

export const hoursDueNotice = ({ id, day, company, is_fee }: TimesheetFacts): NotificationDraft =>
  onSheet(id, `Your ${nameOf({ is_fee })} for ${dayWords(day)}`, `Check and submit to ${company}.`);

/** To the company, of all that wait of one call. */
export function hoursToApproveNotice({ waiting = 1, job_title, counts_at, is_fee }: TimesheetFacts): NotificationDraft {
  const one = is_fee ? '1 cancellation fee' : '1 timesheet';
  const [sheets, they] = waiting === 1 ? [one, 'It counts'] : [`${waiting} timesheets`, 'They count'];
  const until = counts_at && ` ${they} as approved on ${dayWords(wallTimeOf(new Date(counts_at)).day)}.`;
  return {
    type: 'timesheet',
    priority: 'normal',
    title: `${sheets} to approve`,
    message: `${job_title}.${until ?? ''}`,
    action_url: webRoutes.timesheets.href(),
  };
}

/** Words that a later version of jobs knows stand on the sheet. */
function questionWords(lines: DisputedLine[]): string {
  const known = lines.filter(
    ({ line, reason }) => Object.hasOwn(timesheetLineNames, line) && Object.hasOwn(disputeReasonWords, reason),
  );
  const more = known.length < lines.length ? ['Open it to see all that is questioned.'] : [];
  return [...known.map(disputedLineWords), ...more].join(' ');
}

export const hoursQuestionedNotice = (facts: TimesheetFacts): NotificationDraft => ({
  ...onSheet(facts.id, `${facts.company} questions your ${nameOf(facts)}`, questionWords(facts.lines ?? [])),
  priority: 'high',
});

const about = ({ job_title, day }: Pick<TimesheetFacts, 'job_title' | 'day'>): string =>
  `${job_title}, ${dayWords(day)}.`;
const silence = ' No answer came within 72 hours.';

const agreedWords = ({ total_pence, is_fee }: TimesheetFacts): string =>
  is_fee && total_pence === undefined ? 'Your cancellation fee is approved' : approvedWords(total_pence ?? null);

/** To the person. */
export const hoursApprovedNotice = (facts: TimesheetFacts): NotificationDraft =>
  onSheet(facts.id, agreedWords(facts), `${about(facts)}${facts.by === 'time' ? silence : ''}`);

/** To the company, of hours that it did not approve itself. */
export const hoursAgreedNotice = (facts: TimesheetFacts): NotificationDraft =>
  facts.by === 'time'
    ? onSheet(
        facts.id,
        `The ${nameOf(facts)} of ${facts.name} ${facts.is_fee ? 'counts' : 'count'} as approved`,
        `${about(facts)}${silence}`,
      )
    : onSheet(facts.id, `${facts.name} accepted your figures`, about(facts));

/** To both; the comment stands on the sheet alone. */
export const hoursCommentedNotice = (
  facts: Pick<TimesheetFacts, 'id' | 'job_title' | 'day' | 'is_fee'>,
): NotificationDraft =>
  onSheet(
    facts.id,
    `An administrator commented on your ${nameOf(facts)}`,
    `${about(facts)} Agree on ${facts.is_fee ? 'it' : 'them'} with each other.`,
  );
