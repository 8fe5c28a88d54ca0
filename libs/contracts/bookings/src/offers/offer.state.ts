export const offerKinds = ['enquiry', 'pencil', 'booking'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const offerStates = [
  'open',
  'held',
  'confirmed',
  'answered',
  'declined',
  'withdrawn',
  'released',
  'expired',
  'lapsed',
  'reserve',
] as const;
export type OfferState = (typeof offerStates)[number];

/** Who moves: the company, the crew member, time, or the product itself. */
export type Mover = 'company' | 'crew' | 'time' | 'system';

export interface OfferMove {
  from: readonly OfferState[];
  to: OfferState;
  by: readonly Mover[];
  /** Only offers of these kinds; all when left out. */
  kinds?: readonly OfferKind[];
}

/** The web app offers exactly these, the service allows no others. */
export const offerMoves = {
  take_back: { from: ['open'], to: 'withdrawn', by: ['company', 'system'] },
  decline: { from: ['open'], to: 'declined', by: ['crew'] },
  answer: { from: ['open'], to: 'answered', by: ['crew'], kinds: ['enquiry'] },
  hold: { from: ['open'], to: 'held', by: ['crew'], kinds: ['pencil'] },
  accept: { from: ['open'], to: 'confirmed', by: ['crew'], kinds: ['booking'] },
  confirm: { from: ['held'], to: 'confirmed', by: ['company', 'system'] },
  release: { from: ['held'], to: 'released', by: ['company', 'crew', 'system'] },
  challenge: { from: ['held'], to: 'held', by: ['company'] },
  expire: { from: ['open'], to: 'expired', by: ['time'] },
  lapse: { from: ['held'], to: 'lapsed', by: ['time', 'system'] },
  ask_to_confirm: { from: ['held'], to: 'open', by: ['company'] },
  ask_to_extend: { from: ['held'], to: 'held', by: ['company'] },
  extend: { from: ['held'], to: 'held', by: ['crew'] },
  reserve: { from: ['held'], to: 'reserve', by: ['system'] },
} as const satisfies Record<string, OfferMove>;

export type OfferMoveName = keyof typeof offerMoves;

/** Takes part in something still: may be answered, or holds a rank. */
export const liveOfferStates = ['open', 'held'] as const satisfies readonly OfferState[];

export const isLiveOffer = (state: OfferState): boolean => liveOfferStates.some((live) => live === state);

export function canMoveOffer(
  move: OfferMoveName,
  { state, kind }: { state: OfferState; kind: OfferKind },
  by: Mover,
): boolean {
  const { from, by: movers, kinds }: OfferMove = offerMoves[move];
  return from.includes(state) && movers.includes(by) && (!kinds || kinds.includes(kind));
}

/** What stands in 'That is not possible any more: {state}.' */
export const offerStateWords: Readonly<Record<OfferState, string>> = {
  open: 'waiting for an answer',
  held: 'pencilled',
  confirmed: 'booked',
  answered: 'answered',
  declined: 'declined',
  withdrawn: 'taken back',
  released: 'released',
  expired: 'expired',
  lapsed: 'lapsed',
  reserve: 'in reserve',
};
