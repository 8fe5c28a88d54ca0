import type { WorkedTimes } from './timesheet.js';
import { differingLines, disputedLinesProblem, roundWords, submittedWords, talkWords } from './timesheet.rules.js';
import { canMoveTimesheet, isAtTheEnd, timesheetStates } from './timesheet.state.js';
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

it('a sheet moves as the table says, three rounds at most [R446]', () => {
  const from = (move: Parameters<typeof canMoveTimesheet>[0], by: Parameters<typeof canMoveTimesheet>[2], round = 1) =>
    timesheetStates.filter((state) => canMoveTimesheet(move, { state, round }, by));
  expect(from('submit', 'crew')).toEqual(['due', 'disputed']);
  expect(from('submit', 'crew', 3)).toEqual([]);
  expect(from('submit', 'company')).toEqual([]);
  expect(from('approve', 'company')).toEqual(['submitted']);
  expect(from('approve', 'crew')).toEqual([]);
  expect(from('dispute', 'company')).toEqual(['submitted']);
  expect([from('accept', 'crew'), from('accept', 'company', 3)]).toEqual([['disputed'], ['disputed']]);
  expect(from('lock', 'time')).toEqual(['approved']);
  expect(isAtTheEnd({ state: 'disputed', round: 3 })).toBe(true);
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
