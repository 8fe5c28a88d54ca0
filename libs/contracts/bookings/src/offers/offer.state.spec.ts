import {
  canMoveOffer,
  isLiveOffer,
  type Mover,
  type OfferMoveName,
  offerMoves,
  offerStates,
  offerStateWords,
} from './offer.state.js';

const moves = Object.keys(offerMoves) as OfferMoveName[];
const possible = (by: Mover): string[] =>
  offerStates.flatMap((state) =>
    moves
      .filter((move) => canMoveOffer(move, { state, kind: 'pencil' }, by))
      .map((move) => `${state} ${move} ${offerMoves[move].to}`),
  );

it('the product itself and time move an offer no further than this [R381]', () => {
  expect(possible('system')).toEqual([
    'open take_back withdrawn',
    'held confirm confirmed',
    'held release released',
    'held lapse lapsed',
    'held reserve reserve',
  ]);
  expect(possible('time')).toEqual(['open expire expired', 'held lapse lapsed']);
});

it('every move ends where it says [R381]', () => {
  expect(moves.map((move) => `${move} ${offerMoves[move].to}`)).toEqual([
    'take_back withdrawn',
    'decline declined',
    'answer answered',
    'hold held',
    'accept confirmed',
    'confirm confirmed',
    'release released',
    'challenge held',
    'expire expired',
    'lapse lapsed',
    'ask_to_confirm open',
    'ask_to_extend held',
    'extend held',
    'reserve reserve',
  ]);
});

it('an offer is live while it is asked or held', () => {
  expect(offerStates.filter(isLiveOffer)).toEqual(['open', 'held']);
});

it('has words for each state', () => {
  expect(offerStates.map((state) => offerStateWords[state])).toEqual([
    'waiting for an answer',
    'pencilled',
    'booked',
    'answered',
    'declined',
    'taken back',
    'released',
    'expired',
    'lapsed',
    'in reserve',
  ]);
});
