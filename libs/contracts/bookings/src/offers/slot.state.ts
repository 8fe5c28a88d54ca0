import type { OfferState } from './offer.state.js';

export const slotStates = ['open', 'offered', 'pencilled', 'booked'] as const;
export type SlotState = (typeof slotStates)[number];

/** What is asked about the positions of one role. */
export interface SlotFacts {
  positions: number;
  filled: number;
  offers: readonly { state: OfferState }[];
}

/** Never stored: how each position of a role stands, booked ones first. */
export function slotStatesOf({ positions, filled, offers }: SlotFacts): SlotState[] {
  const open = Math.max(0, positions - filled);
  const held = Math.min(open, offers.filter(({ state }) => state === 'held').length);
  const offered = Math.min(open - held, offers.filter(({ state }) => state === 'open').length);
  const times = <S extends SlotState>(state: S, count: number): S[] => Array<S>(count).fill(state);
  return [
    ...times('booked', Math.min(filled, positions)),
    ...times('pencilled', held),
    ...times('offered', offered),
    ...times('open', open - held - offered),
  ];
}
