import type { Mover } from '../offers/offer.state.js';
import {
  canMoveTimesheet,
  isAgreed,
  isAtTheEnd,
  MAX_ROUNDS,
  type TimesheetMoveName,
  timesheetMoves,
  timesheetStates,
} from './timesheet.state.js';

const moves = Object.keys(timesheetMoves) as TimesheetMoveName[];
const possible = (by: Mover, round = 0): string[] =>
  timesheetStates.flatMap((state) =>
    moves
      .filter((move) => canMoveTimesheet(move, { state, round }, by))
      .map((move) => `${state} ${move} ${timesheetMoves[move].to}`),
  );

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

describe('the table of a timesheet, in full', () => {
  it.each<[Mover, string[]]>([
    ['crew', ['due submit submitted', 'disputed submit submitted', 'disputed accept approved']],
    ['company', ['submitted dispute disputed', 'submitted approve approved', 'disputed accept approved']],
    ['time', ['submitted approve approved', 'approved lock locked']],
    ['system', []],
  ])('%s may do this, and nothing else', (by, expected) => {
    expect(possible(by)).toEqual(expected);
  });

  it('is submitted three times at most; the figures of the other may be taken after that', () => {
    expect(MAX_ROUNDS).toBe(3);
    expect(possible('crew', 2)).toContain('disputed submit submitted');
    expect(possible('crew', 3)).toEqual(['disputed accept approved']);
    expect([2, 3].map((round) => isAtTheEnd({ state: 'disputed', round }))).toEqual([false, true]);
    expect(timesheetStates.filter((state) => isAtTheEnd({ state, round: 3 }))).toEqual(['disputed']);
  });

  it('is agreed once it is approved', () => {
    expect(timesheetStates.filter(isAgreed)).toEqual(['approved', 'locked']);
  });
});
