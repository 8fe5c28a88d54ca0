import type { Mover } from '../offers/offer.state.js';

export const bookingStates = ['confirmed', 'on', 'done', 'completed', 'cancelled', 'no_show', 'disputed'] as const;
export type BookingState = (typeof bookingStates)[number];

export interface BookingMove {
  from: readonly BookingState[];
  to: BookingState;
  by: readonly (Mover | 'admin')[];
}

/** From the first confirm to the end. `revise` leaves it where it is: the old terms hold until the answer. */
export const bookingMoves = {
  revise: { from: ['confirmed'], to: 'confirmed', by: ['company'] },
  cancel: { from: ['confirmed'], to: 'cancelled', by: ['company', 'crew', 'system'] },
  put_back: { from: ['cancelled'], to: 'confirmed', by: ['company'] },
  start: { from: ['confirmed'], to: 'on', by: ['time'] },
  no_show: { from: ['confirmed', 'on'], to: 'no_show', by: ['company'] },
  object: { from: ['no_show'], to: 'disputed', by: ['crew'] },
  withdraw_no_show: { from: ['no_show', 'disputed'], to: 'done', by: ['company'] },
  settle: { from: ['disputed'], to: 'done', by: ['admin'] },
  uphold: { from: ['disputed'], to: 'no_show', by: ['admin'] },
  finish: { from: ['on'], to: 'done', by: ['time'] },
  complete: { from: ['done'], to: 'completed', by: ['time'] },
} as const satisfies Record<string, BookingMove>;

export type BookingMoveName = keyof typeof bookingMoves;

export function canMoveBooking(move: BookingMoveName, state: BookingState, by: Mover | 'admin'): boolean {
  const { from, by: movers }: BookingMove = bookingMoves[move];
  return from.includes(state) && movers.includes(by);
}

/** Its time is taken and its position filled. */
export const isBooked = (state: BookingState): boolean => !['cancelled', 'no_show', 'disputed'].includes(state);

export const bookingStateWords: Readonly<Record<BookingState, string>> = {
  confirmed: 'booked',
  on: 'under way',
  done: 'over',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'not attended',
  disputed: 'disputed',
};

/** It is said that the person did not come: until it is settled, or for good. */
export const isContested = (state: BookingState | undefined): boolean => state === 'no_show' || state === 'disputed';
