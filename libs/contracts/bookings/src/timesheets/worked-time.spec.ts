import { workedExamples } from '../pay/worked.examples.js';
import { type PayLine, payLineNames } from '../pay/pay.js';
import { payWords } from '../pay/pay.rules.js';
import { payExamples } from '../pay/pay.examples.js';
import { termsFor } from '../roles/terms.js';
import { minutesOf, type Span } from '../time/call-span.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import type { SaveTimesheetRequest } from './timesheet.js';
import { payOfWorked, plannedBreaks } from './worked-pay.rules.js';
import {
  dayOfIn,
  isAsPlanned,
  isWorked,
  timesheetTexts,
  wallAfter,
  type Worked,
  workedOf,
  workedTimesOf,
} from './worked-time.rules.js';

const momentAt = (text: string): Date =>
  momentOf({ day: text.slice(0, 10), time: text.slice(11) }) ?? new Date(Number.NaN);
const spanAt = ([from, to]: [string, string]): Span => ({ from: momentAt(from), to: momentAt(to) });
const later = new Date('2026-12-24T00:00:00Z');
const times = (changes: Partial<SaveTimesheetRequest> = {}): SaveTimesheetRequest => ({
  starts_on: '2026-11-26',
  starts_at: '08:00',
  ends_on: '2026-11-26',
  ends_at: '18:00',
  breaks: [],
  ...changes,
});
const onDay = (starts_at: string, ends_at: string, day = '2026-11-26') => ({
  starts_on: day,
  starts_at,
  ends_on: day,
  ends_at,
});
const problemsOf = (changes: Partial<SaveTimesheetRequest>, now = later) => {
  const outcome = workedOf(times(changes), now);
  return isWorked(outcome) ? [] : outcome.map(({ field, message }) => [field, message]);
};
const worked = (changes: Partial<SaveTimesheetRequest> = {}): Worked => {
  const outcome = workedOf(times(changes), later);
  if (!isWorked(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};

/** 'Overtime 5.5 h × £48.00 = £264.00' */
const lineWords = ({ kind, words, pence }: PayLine): string => `${payLineNames[kind]} ${words} = ${payWords(pence)}`;

describe('pay of actual times', () => {
  it.each(workedExamples.map((example) => [example.title, example] as const))(
    'is by the rules of the estimate, each line with its arithmetic: %s [R443] [R337]',
    (_title, { terms, times: span, breaks, lines, total, previousOut, travel_days }) => {
      const pay = payOfWorked({ span: spanAt(span), breaks: breaks.map(spanAt) }, terms, {
        hasFee: true,
        previousOut: previousOut ? momentAt(previousOut) : null,
        travel_days,
      });
      expect([pay?.lines.map(lineWords), pay?.total_pence]).toEqual([lines, total]);
    },
  );

  it.each(payExamples.filter(({ terms }) => !terms.break_minutes).map((one) => [one.title, one] as const))(
    'of a call worked as planned is what was estimated: %s [R443]',
    (_title, { terms, from, to, total }) => {
      expect(payOfWorked({ span: spanAt([from, to]), breaks: [] }, terms)?.total_pence).toBe(total);
    },
  );

  it('of a fixed fee is paid with the first call alone [R443]', () => {
    const fee = { ...termsFor('fixed', 50_000), turnaround_pence: 5_000 };
    const second = payOfWorked(worked(), fee, { hasFee: false, previousOut: momentAt('2026-11-26 01:00') });
    expect([second?.lines.map(({ kind }) => kind), second?.total_pence]).toEqual([['turnaround'], 5_000]);
  });

  it('puts a planned break in the middle until the person says when it was', () => {
    const [one] = plannedBreaks(spanAt(['2026-11-26 08:00', '2026-11-26 18:00']), {
      ...termsFor('day'),
      break_minutes: 60,
    });
    expect([one?.from, one?.to]).toEqual([momentAt('2026-11-26 12:30'), momentAt('2026-11-26 13:30')]);
  });
});

describe('times as they are typed', () => {
  it('are on the next day when out is before in [R444]', () => {
    const start = { day: '2026-11-26', time: '07:30' };
    expect(wallAfter(start, '07:30', '00:15')).toEqual({
      starts_on: '2026-11-26',
      starts_at: '07:30',
      ends_on: '2026-11-27',
      ends_at: '00:15',
    });
    expect(wallAfter(start, '00:30', '01:00')).toMatchObject({ starts_on: '2026-11-27', ends_on: '2026-11-27' });
  });

  it('begin on the day before an early call, and after midnight for a late one', () => {
    expect(dayOfIn({ day: '2026-11-26', time: '00:00' }, '23:30')).toBe('2026-11-25');
    expect(dayOfIn({ day: '2026-11-26', time: '22:00' }, '00:30')).toBe('2026-11-27');
    expect(dayOfIn({ day: '2026-11-26', time: '08:00' }, '21:00')).toBe('2026-11-26');
  });

  it.each<[string, Partial<SaveTimesheetRequest>, [string, string][]]>([
    ['out before in', { ends_at: '07:00' }, [['out', timesheetTexts.endsBeforeStart]]],
    ['over 24 hours', { ends_on: '2026-11-27', ends_at: '08:01' }, [['out', timesheetTexts.tooLong]]],
    ['a break before the call', { breaks: [onDay('07:00', '07:30')] }, [['breaks.0', timesheetTexts.breakOutside]]],
    ['a break backwards', { breaks: [onDay('13:00', '12:30')] }, [['breaks.0', timesheetTexts.breakBackwards]]],
    [
      'overlapping breaks',
      { breaks: [onDay('12:00', '13:00'), onDay('12:30', '13:30')] },
      [['breaks.1', timesheetTexts.breaksMeet]],
    ],
    [
      'a time that the clocks skip',
      { starts_on: '2026-03-29', ends_on: '2026-03-29', starts_at: '01:30', ends_at: '08:00' },
      [['in', timesheetTexts.skipped]],
    ],
  ])('are refused by field: %s [R444]', (_what, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('are refused by field while the call has not begun, and while its end is to come [R444]', () => {
    expect(problemsOf({}, momentAt('2026-11-26 07:59'))).toEqual([['in', timesheetTexts.notBegun]]);
    expect(problemsOf({}, momentAt('2026-11-26 17:59'))).toEqual([['out', timesheetTexts.notOver]]);
    expect(problemsOf({}, momentAt('2026-11-26 18:00'))).toEqual([]);
  });

  it('last 7 hours when the clocks go forward and 9 when they go back [R444] [R313]', () => {
    const night = (from: string, to: string) =>
      minutesOf(worked({ starts_on: from, starts_at: '22:00', ends_on: to, ends_at: '06:00' }).span) / 60;
    expect([night('2026-03-28', '2026-03-29'), night('2026-10-24', '2026-10-25')]).toEqual([7, 9]);
  });

  it('keep which of two equal times was meant [R314]', () => {
    const repeated = { ...onDay('01:30', '08:00', '2026-10-25'), starts_again: true };
    const read = workedTimesOf(worked(repeated), { travel_days: 0, nights_away: 0 });
    expect(read).toEqual({ ...repeated, breaks: [], travel_days: 0, nights_away: 0 });
    expect(minutesOf(worked(repeated).span)).toBe(390);
  });

  it('are as planned within a quarter of an hour [R448]', () => {
    const isLike = (changes: Partial<SaveTimesheetRequest>) => isAsPlanned(worked(), worked(changes), false);
    expect(isLike({ starts_at: '07:45' })).toBe(true);
    expect(isLike({ starts_at: '07:44' })).toBe(false);
    expect(isLike({ ends_at: '18:16' })).toBe(false);
    expect(isLike({ starts_at: '07:50', ends_at: '18:10' })).toBe(false);
    expect(isLike({ breaks: [onDay('12:00', '12:15')] })).toBe(true);
    expect(isLike({ breaks: [onDay('12:00', '12:16')] })).toBe(false);
  });
});
