import type { Mover } from '../offers/offer.state.js';
import {
  bookingMoves,
  type BookingMoveName,
  type BookingState,
  bookingStates,
  bookingStateWords,
  canMoveBooking,
  isBooked,
  isContested,
} from './booking.state.js';

const moves = Object.keys(bookingMoves) as BookingMoveName[];
const possible = (by: Mover | 'admin'): string[] =>
  bookingStates.flatMap((state) =>
    moves.filter((move) => canMoveBooking(move, state, by)).map((move) => `${state} ${move} ${bookingMoves[move].to}`),
  );

describe('the table of a booking, in full', () => {
  it.each<[Mover | 'admin', string[]]>([
    [
      'company',
      [
        'confirmed revise confirmed',
        'confirmed cancel cancelled',
        'confirmed no_show no_show',
        'on no_show no_show',
        'cancelled put_back confirmed',
        'no_show withdraw_no_show done',
        'disputed withdraw_no_show done',
      ],
    ],
    ['crew', ['confirmed cancel cancelled', 'no_show object disputed']],
    ['time', ['confirmed start on', 'on finish done', 'done complete completed']],
    ['system', ['confirmed cancel cancelled']],
    ['admin', ['disputed settle done', 'disputed uphold no_show']],
  ])('%s may do this, and nothing else [R381]', (by, expected) => {
    expect(possible(by)).toEqual(expected);
  });

  it('tells of each state whether its time is taken and whether it is contested', () => {
    const of = (is: (state: BookingState) => boolean): BookingState[] => bookingStates.filter(is);
    expect(of(isBooked)).toEqual(['confirmed', 'on', 'done', 'completed']);
    expect(of(isContested)).toEqual(['no_show', 'disputed']);
    expect(isContested(undefined)).toBe(false);
  });

  it('has a word for each state', () => {
    expect(bookingStates.map((state) => bookingStateWords[state])).toEqual([
      'booked',
      'under way',
      'over',
      'completed',
      'cancelled',
      'not attended',
      'disputed',
    ]);
  });
});
