import {
  figuresOf,
  plannedOf,
  presentFigures,
  type TimesheetContext,
  type TimesheetEntity,
  workedOfEntity,
} from '@crewcall/bookings-domain';
import {
  plannedBreaks,
  type Timesheet,
  timesheetTimes,
  type TimesheetVersion,
  wallTimeOf,
  workedTimesOf,
} from '@crewcall/contracts-bookings';

const none = { travel_days: 0, nights_away: 0 };
const text = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const after = (moment: Date | null, ms: number): string | null => text(moment && new Date(moment.getTime() + ms));

/** What a draft comes to depends on the call before it, which may have been changed since. */
function currentFigures(sheet: TimesheetEntity, { terms, has_fee, fee_share, previous_out }: TimesheetContext) {
  if (sheet.state !== 'due') return presentFigures(sheet);
  const { travelDays: travel_days, nightsAway: nights_away } = sheet;
  const around = { hasFee: has_fee, feeShare: fee_share, previousOut: previous_out, travel_days, nights_away };
  return presentFigures(figuresOf(workedOfEntity(sheet), terms, around));
}

/** Without those that came after the sheet was read: with each round each side has sent one more. */
function versionsOf({ state, round }: TimesheetEntity, versions: readonly TimesheetVersion[]): TimesheetVersion[] {
  const sent = state === 'submitted' ? 2 * round - 1 : 2 * round;
  return versions.filter(({ number }) => number <= sent);
}

export function presentTimesheet(
  sheet: TimesheetEntity,
  context: TimesheetContext,
  { versions, asked }: Pick<Timesheet, 'versions' | 'asked'>,
): Timesheet {
  const planned = plannedOf(sheet);
  const plan = { span: planned, breaks: plannedBreaks(planned, context.terms) };
  return {
    id: sheet.id,
    booking_id: sheet.bookingId,
    call_id: sheet.callId,
    job_id: context.job_id,
    recruiter_id: sheet.recruiterId,
    freelancer_id: sheet.freelancerId,
    job_title: context.job_title,
    role_name: context.role_name,
    company: context.company,
    freelancer_name: context.freelancer_name,
    call_name: context.call_name,
    day: wallTimeOf(planned.from).day,
    state: sheet.state,
    round: sheet.round,
    is_fee: sheet.cancellationId !== null,
    planned: sheet.isTimeToFollow || sheet.cancellationId ? null : workedTimesOf(plan, none),
    checked_in_at: text(context.checked_in_at),
    terms: context.terms,
    has_fee: context.has_fee,
    fee_share: context.fee_share,
    previous_out: text(context.previous_out),
    expenses_submitted: context.expenses_submitted,
    expenses_disputed: context.expenses_disputed,
    figures: currentFigures(sheet, context),
    versions: versionsOf(sheet, versions),
    asked,
    submitted_at: text(sheet.submittedAt),
    counts_at: sheet.state === 'submitted' ? after(sheet.submittedAt, timesheetTimes.countsMs) : null,
    approved_at: text(sheet.approvedAt),
    approved_by: sheet.approvedBy,
    locks_at: sheet.state === 'approved' ? after(sheet.approvedAt, timesheetTimes.lockMs) : null,
    corrects_id: sheet.correctsId,
    corrected_by_id: context.corrected_by_id,
    version: sheet.version,
  };
}
