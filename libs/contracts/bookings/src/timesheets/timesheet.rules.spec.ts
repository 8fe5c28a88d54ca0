import {
  type DisputeReason,
  disputeReasons,
  type TimesheetLine,
  timesheetLines,
  type WorkedTimes,
} from './timesheet.js';
import {
  approvedByWords,
  approvedWords,
  differingLines,
  disputedLinesProblem,
  disputedLineWords,
  roundWords,
  submittedWords,
  talkWords,
  timesheetChipWords,
} from './timesheet.rules.js';
import { timesheetStates } from './timesheet.state.js';
import { timesheetTexts } from './worked-time.rules.js';

const times: WorkedTimes = {
  starts_on: '2026-11-26',
  starts_at: '08:00',
  ends_on: '2026-11-26',
  ends_at: '18:00',
  breaks: [],
  travel_days: 0,
  nights_away: 0,
};
const pause = (starts_at: string, ends_at: string) => ({
  starts_on: '2026-11-26',
  starts_at,
  ends_on: '2026-11-26',
  ends_at,
});

it('a company questions each line once, in its own words where the reason has none [R445]', () => {
  expect(disputedLinesProblem([{ line: 'out', reason: 'not_noted' }])).toBeNull();
  expect(disputedLinesProblem([])).toBe(timesheetTexts.lines);
  expect(
    disputedLinesProblem([
      { line: 'out', reason: 'not_noted' },
      { line: 'out', reason: 'not_agreed' },
    ]),
  ).toBe(timesheetTexts.lines);
  expect(disputedLinesProblem([{ line: 'in', reason: 'other', words: ' ' }])).toBe(timesheetTexts.reason);
});

it('what differs between two sides is told by line [R445]', () => {
  expect(differingLines(times, times)).toEqual([]);
  expect(differingLines(times, { ...times, ends_at: '17:00' })).toEqual(['out']);
  const pause = { starts_on: '2026-11-26', starts_at: '12:00', ends_on: '2026-11-26', ends_at: '13:00' };
  expect(differingLines(times, { ...times, starts_at: '08:30', breaks: [pause], travel_days: 1 })).toEqual([
    'in',
    'breaks',
    'extras',
  ]);
});

it('speaks as agreed [R442] [R446]', () => {
  expect([submittedWords('Northlight'), roundWords(2), talkWords('Maya')]).toEqual([
    'Submitted to Northlight.',
    'Round 2 of 3',
    'Talk to each other: message Maya',
  ]);
});

describe('what a company questions', () => {
  const asked = (...lines: [TimesheetLine, DisputeReason, string?][]) =>
    disputedLinesProblem(lines.map(([line, reason, words]) => ({ line, reason, words })));

  it('may be every line, each for its own reason', () => {
    expect(
      asked(['in', 'not_noted'], ['out', 'not_agreed'], ['breaks', 'break_missing'], ['extras', 'other', 'No car.']),
    ).toBeNull();
  });

  it('is a line at least, and none of them twice', () => {
    expect([asked(), asked(['in', 'not_noted'], ['in', 'other', 'Late.'])]).toEqual([
      timesheetTexts.lines,
      timesheetTexts.lines,
    ]);
    expect(['in', null, undefined, { length: 1 }].map(disputedLinesProblem)).toEqual(
      Array<string>(4).fill(timesheetTexts.lines),
    );
    expect(disputedLinesProblem([1, 2, 3, 4, 5, 6].map((line) => ({ line })))).toBe(timesheetTexts.lines);
  });

  it('is explained where the reason is another one, on whatever line it stands', () => {
    expect(asked(['in', 'not_noted'], ['out', 'other'])).toBe(timesheetTexts.reason);
    expect(asked(['out', 'other', '  '])).toBe(timesheetTexts.reason);
    expect(asked(['out', 'other', 'Left at five.'])).toBeNull();
  });

  it('is said line by line', () => {
    expect(timesheetLines.map((line) => disputedLineWords({ line, reason: 'not_noted' }))).toEqual([
      'In: not what we noted.',
      'Out: not what we noted.',
      'Breaks: not what we noted.',
      'Travel and nights away: not what we noted.',
      'Cancellation fee: not what we noted.',
    ]);
    expect(disputeReasons.map((reason) => disputedLineWords({ line: 'out', reason }))).toEqual([
      'Out: not what we noted.',
      'Out: not agreed with us.',
      'Out: a break is missing.',
      'Out: another reason.',
    ]);
  });
});

describe('what differs between two sides', () => {
  it('is not the order of their breaks', () => {
    const [lunch, tea] = [pause('12:00', '13:00'), pause('15:00', '15:15')];
    expect(differingLines({ ...times, breaks: [lunch, tea] }, { ...times, breaks: [tea, lunch] })).toEqual([]);
    expect(differingLines({ ...times, breaks: [lunch, tea] }, { ...times, breaks: [lunch] })).toEqual(['breaks']);
  });

  it('is which of two equal times is meant', () => {
    expect(differingLines(times, { ...times, starts_again: true, ends_again: true })).toEqual(['in', 'out']);
    expect(differingLines(times, { ...times, starts_again: false, ends_again: false })).toEqual([]);
  });

  it('is the day as well as the time, and each of travel days and nights away', () => {
    expect(differingLines(times, { ...times, starts_on: '2026-11-25', ends_on: '2026-11-27' })).toEqual(['in', 'out']);
    expect(differingLines(times, { ...times, nights_away: 1 })).toEqual(['extras']);
    expect(differingLines({ ...times, travel_days: 1 }, { ...times, nights_away: 1 })).toEqual(['extras']);
  });
});

describe('a timesheet', () => {
  it('has its state in a word', () => {
    expect(timesheetStates.map((state) => timesheetChipWords[state])).toEqual([
      'Not submitted',
      'Submitted',
      'Questioned',
      'Approved',
      'Locked',
    ]);
  });

  it('is in its first round before it is submitted', () => {
    expect([0, 1, 3].map(roundWords)).toEqual(['Round 1 of 3', 'Round 1 of 3', 'Round 3 of 3']);
  });

  it('is approved for an amount, or for its hours where no rate was agreed', () => {
    expect([approvedWords(58_400), approvedWords(0), approvedWords(null)]).toEqual([
      'Approved: £584.00',
      'Approved: £0.00',
      'Your hours are approved',
    ]);
  });

  it('says by whom it was approved, where it was by one of the two or by time', () => {
    const by = (['time', 'crew', 'company', 'system', null] as const).map((approved_by) =>
      approvedByWords({ approved_by }),
    );
    expect(by).toEqual(['Counted after 72 h', 'Agreed by the crew member', 'Approved by the company', null, null]);
  });
});
