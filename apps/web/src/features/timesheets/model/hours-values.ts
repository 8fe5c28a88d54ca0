import {
  dayOfIn,
  isRepeated,
  isTimeOfDay,
  isWorked,
  type Pay,
  paidMinutesOf,
  payOfWorked,
  type SaveTimesheetRequest,
  type Timesheet,
  wallAfter,
  type Worked,
  type WorkedTimes,
  workedOf,
} from '@crewcall/contracts-bookings';

/** What stands in the fields, as it is typed. */
export interface HoursValues {
  in: string;
  /** The second of two equal times. */
  inAgain: boolean;
  out: string;
  outAgain: boolean;
  breaks: { from: string; to: string }[];
  travelDays: number;
  nights: number;
}

export type HoursProblems = Readonly<Record<string, string | undefined>>;

export const valuesOf = (times: WorkedTimes): HoursValues => ({
  in: times.starts_at,
  inAgain: times.starts_again ?? false,
  out: times.ends_at,
  outAgain: times.ends_again ?? false,
  breaks: times.breaks.map(({ starts_at, ends_at }) => ({ from: starts_at, to: ends_at })),
  travelDays: times.travel_days,
  nights: times.nights_away,
});

/** With the days that the typed times are on. */
export function requestOf(values: HoursValues, { day, planned }: Timesheet): SaveTimesheetRequest {
  const starts_on = dayOfIn({ day, time: planned?.starts_at ?? '08:00' }, values.in);
  const start = { day: starts_on, time: values.in };
  const wall = wallAfter(start, values.in, values.out);
  return {
    ...wall,
    ...(values.inAgain && isTwice(starts_on, values.in) && { starts_again: true }),
    ...(values.outAgain && isTwice(wall.ends_on, values.out) && { ends_again: true }),
    breaks: values.breaks.map(({ from, to }) => wallAfter(start, from, to)),
    travel_days: values.travelDays,
    nights_away: values.nights,
  };
}

/** Whether clocks show that time twice on that day. */
export const isTwice = (day: string, time: string): boolean => isTimeOfDay(time) && isRepeated({ day, time });

export interface HoursNow {
  request: SaveTimesheetRequest;
  problems: HoursProblems;
  /** Null while the times cannot be. */
  worked: Worked | null;
  paidMinutes: number | null;
  pay: Pay | null;
}

/** What the typed times come to, by the rules that the service has. */
export function hoursNow(values: HoursValues, sheet: Timesheet, now: number): HoursNow {
  const request = requestOf(values, sheet);
  const outcome = workedOf(request, new Date(now));
  if (!isWorked(outcome)) {
    const problems = Object.fromEntries(outcome.map(({ field, message }) => [field, message]));
    return { request, problems, worked: null, paidMinutes: null, pay: null };
  }
  const { terms, has_fee: hasFee, fee_share: feeShare, previous_out } = sheet;
  const previousOut = previous_out ? new Date(previous_out) : null;
  const { travel_days, nights_away } = request;
  const around = { hasFee, feeShare, previousOut, travel_days, nights_away };
  const pay = payOfWorked(outcome, terms, around);
  return { request, problems: {}, worked: outcome, paidMinutes: paidMinutesOf(outcome, terms.is_break_paid), pay };
}

/** As a request is compared with what was sent before. */
export const timesOf = ({
  note: _note,
  travel_days = 0,
  nights_away = 0,
  ...times
}: SaveTimesheetRequest): WorkedTimes => ({
  ...times,
  travel_days,
  nights_away,
});
