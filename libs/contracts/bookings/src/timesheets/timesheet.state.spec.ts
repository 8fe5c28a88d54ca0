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
