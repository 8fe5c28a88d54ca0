import type { Mover } from '../offers/offer.state.js';

export const timesheetStates = ['due', 'submitted', 'disputed', 'approved', 'locked'] as const;
export type TimesheetState = (typeof timesheetStates)[number];

interface TimesheetMove {
  from: readonly TimesheetState[];
  to: TimesheetState;
  by: readonly Mover[];
}

/** From the end of a call to the agreed hours. After a dispute either side may take the figures of the other. */
export const timesheetMoves = {
  submit: { from: ['due', 'disputed'], to: 'submitted', by: ['crew'] },
  dispute: { from: ['submitted'], to: 'disputed', by: ['company'] },
  approve: { from: ['submitted'], to: 'approved', by: ['company', 'time'] },
  accept: { from: ['disputed'], to: 'approved', by: ['company', 'crew'] },
  lock: { from: ['approved'], to: 'locked', by: ['time'] },
} as const satisfies Record<string, TimesheetMove>;

export type TimesheetMoveName = keyof typeof timesheetMoves;

export const MAX_ROUNDS = 3;

/** A sheet is submitted at most three times. */
export function canMoveTimesheet(
  move: TimesheetMoveName,
  { state, round }: { state: TimesheetState; round: number },
  by: Mover,
): boolean {
  const { from, by: movers }: TimesheetMove = timesheetMoves[move];
  return from.includes(state) && movers.includes(by) && (move !== 'submit' || round < MAX_ROUNDS);
}

/** The two have agreed, so the figures stay as they are. */
export const isAgreed = (state: TimesheetState): boolean => state === 'approved' || state === 'locked';

/** They have gone back and forth as often as a sheet does. */
export const isAtTheEnd = ({ state, round }: { state: TimesheetState; round: number }): boolean =>
  state === 'disputed' && round >= MAX_ROUNDS;
