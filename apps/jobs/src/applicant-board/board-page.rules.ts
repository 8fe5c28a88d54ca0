import {
  type BoardCard,
  type BoardColumnCards,
  boardColumns,
  boardLimits,
  type BoardQuery,
} from '@crewcall/contracts-bookings';

type Key = readonly [rank: number, id: string];

/** Lower comes first; ids part those that are alike, so that every card has one place. */
function keyOf(card: BoardCard, sort: BoardQuery['sort']): Key {
  if (sort === 'newest') return [-Date.parse(card.applied_at), card.application_id];
  if (sort === 'asked') return [card.asked_pence ?? Number.MAX_SAFE_INTEGER, card.application_id];
  return [-card.fit, card.application_id];
}

const compare = ([rank, id]: Key, [other, otherId]: Key): number =>
  rank - other || (id < otherId ? -1 : Number(id > otherId));

const isFree = ({ calls }: BoardCard): boolean =>
  calls !== null && calls.length > 0 && calls.every(({ word }) => word === 'free' || word === 'unsaid');

/** Who was asked about another role is not wanted for this one, and who applied for others does not want it. */
const isFor = ({ offer, role_ids }: BoardCard, role: string): boolean =>
  offer ? offer.role_id === role : role_ids.length === 0 || role_ids.includes(role);

export const passes = (card: BoardCard, { role, free, tag, rating }: BoardQuery): boolean =>
  (!role || isFor(card, role)) &&
  (!free || isFree(card)) &&
  (!tag || card.tags.some((one) => one.toLowerCase() === tag.toLowerCase())) &&
  (!rating || (card.rating_average ?? 0) >= rating);

const written = ([rank, id]: Key): string => `${rank}_${id}`;

function read(after: string | undefined): Key | null {
  const [rank, id] = after?.split('_') ?? [];
  return id && Number.isFinite(Number(rank)) ? [Number(rank), id] : null;
}

/** Each column in order from where it was left, thirty at a time: also where cards came or went meanwhile. */
export function columnsOf(cards: readonly BoardCard[], query: BoardQuery): BoardColumnCards[] {
  const from = query.column ? read(query.after) : null;
  const keyed = cards
    .map((card) => ({ card, key: keyOf(card, query.sort) }))
    .sort((one, other) => compare(one.key, other.key));
  return boardColumns
    .filter((column) => !query.column || column === query.column)
    .map((column) => {
      const all = keyed.filter(({ card }) => card.column === column);
      const left = from ? all.filter(({ key }) => compare(key, from) > 0) : all;
      const page = left.slice(0, boardLimits.page);
      const last = page.at(-1);
      return {
        column,
        count: all.length,
        cards: page.map(({ card }) => card),
        next: last && left.length > page.length ? written(last.key) : null,
      };
    });
}
