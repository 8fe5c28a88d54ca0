import { bookingMoves, bookingStates, canMoveBooking } from '../bookings/booking.state.js';
import {
  canMoveOffer,
  type Mover,
  type OfferKind,
  offerKinds,
  type OfferMoveName,
  offerMoves,
  offerStates,
} from './offer.state.js';

const movers: Mover[] = ['company', 'crew', 'time', 'system'];
const moves = Object.keys(offerMoves) as OfferMoveName[];
const possible = (by: Mover, kind: OfferKind) =>
  offerStates.flatMap((state) =>
    moves.filter((move) => canMoveOffer(move, { state, kind }, by)).map((move) => `${state} ${move}`),
  );

describe('the state tables', () => {
  it('let crew do with an offer what they may, and nothing else [R381]', () => {
    expect(possible('crew', 'pencil')).toEqual(['open decline', 'open hold', 'held release', 'held extend']);
    expect(possible('crew', 'booking')).toEqual(['open decline', 'open accept', 'held release', 'held extend']);
    expect(possible('crew', 'enquiry')).toEqual(['open decline', 'open answer', 'held release', 'held extend']);
  });

  it('let companies and time do what they may [R381]', () => {
    expect(possible('company', 'pencil')).toEqual([
      'open take_back',
      'held confirm',
      'held release',
      'held challenge',
      'held ask_to_confirm',
      'held ask_to_extend',
    ]);
    expect(possible('time', 'pencil')).toEqual(['open expire', 'held lapse']);
  });

  it('leave what is over where it is, no matter who moves [R381]', () => {
    const over = offerStates.filter((state) => state !== 'open' && state !== 'held');
    for (const by of movers)
      for (const kind of offerKinds)
        for (const state of over) expect(moves.filter((move) => canMoveOffer(move, { state, kind }, by))).toEqual([]);
  });

  it('begin a booking confirmed and end it once [R381]', () => {
    expect(Object.keys(bookingMoves)).toHaveLength(11);
    expect(bookingStates.filter((state) => canMoveBooking('cancel', state, 'company'))).toEqual(['confirmed']);
    expect(bookingStates.filter((state) => canMoveBooking('no_show', state, 'company'))).toEqual(['confirmed', 'on']);
    expect(bookingStates.filter((state) => canMoveBooking('uphold', state, 'admin'))).toEqual(['disputed']);
    const claimed = bookingStates.filter((state) => canMoveBooking('withdraw_no_show', state, 'company'));
    expect(claimed.sort()).toEqual(['disputed', 'no_show']);
    expect(canMoveBooking('complete', 'done', 'time')).toBe(true);
    expect(canMoveBooking('complete', 'done', 'company')).toBe(false);
  });
});
