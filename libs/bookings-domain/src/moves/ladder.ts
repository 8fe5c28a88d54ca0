import type { OfferEntity } from '../offers/offer.entity.js';

/** Held, or confirmed over time that shows as busy and waiting for the person's yes: the rank is kept meanwhile. */
export const hasRank = ({ state, slotRank }: Pick<OfferEntity, 'state' | 'slotRank'>): boolean =>
  state === 'held' || (state === 'open' && slotRank !== null);

/** Ranks are the order of what is held: a rank that falls free is every user's below, without a row of theirs changing. */
export const ladderOf = (roleId: string, offers: readonly OfferEntity[]): OfferEntity[] =>
  offers
    .filter((offer) => offer.roleId === roleId && hasRank(offer))
    .sort((one, other) => (one.slotRank ?? 0) - (other.slotRank ?? 0));

export const ranksOf = (ladder: readonly OfferEntity[]): Map<string, number> =>
  new Map(ladder.map(({ id }, index) => [id, index + 1]));

export const nextRank = (ladder: readonly OfferEntity[]): number => (ladder.at(-1)?.slotRank ?? 0) + 1;

/** A person's pencils on times that meet, in the order in which they accepted them. */
export const datesLadder = (pencils: readonly OfferEntity[]): OfferEntity[] =>
  [...pencils].sort(
    (one, other) => (one.heldAt?.getTime() ?? 0) - (other.heldAt?.getTime() ?? 0) || (one.id < other.id ? -1 : 1),
  );
