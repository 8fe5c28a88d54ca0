import type { ApplicantBoard, BoardCard, BoardColumn, BoardSort } from '@crewcall/contracts-bookings';

const rankOf = (card: BoardCard, sort: BoardSort = 'fit'): number => {
  if (sort === 'newest') return -Date.parse(card.applied_at);
  return sort === 'asked' ? (card.asked_pence ?? Number.MAX_SAFE_INTEGER) : -card.fit;
};

const isBefore = (one: BoardCard, other: BoardCard, sort?: BoardSort): boolean => {
  const [rank, otherRank] = [rankOf(one, sort), rankOf(other, sort)];
  return rank < otherRank || (rank === otherRank && one.application_id < other.application_id);
};

export const cardOf = (board: ApplicantBoard, id: string): BoardCard | undefined =>
  board.columns.flatMap(({ cards }) => cards).find(({ application_id }) => application_id === id);

/** Which place of how many a card has, or would have, in a column: columns are in order by themselves. */
export function placeIn(board: ApplicantBoard, card: BoardCard, column: BoardColumn, sort?: BoardSort) {
  const { cards = [], count = 0 } = board.columns.find((one) => one.column === column) ?? {};
  const others = cards.filter(({ application_id }) => application_id !== card.application_id);
  const at = others.filter((other) => isBefore(other, card, sort)).length;
  return { at, place: at + 1, of: card.column === column ? count : count + 1 };
}

/** Changes the board as it will be once the service has moved the card. */
export function movedTo(board: ApplicantBoard, id: string, to: BoardColumn, sort?: BoardSort): void {
  const card = cardOf(board, id);
  const target = board.columns.find(({ column }) => column === to);
  const from = board.columns.find(({ column }) => column === card?.column);
  if (!card || !target || !from || target === from) return;
  const { at } = placeIn(board, card, to, sort);
  from.cards = from.cards.filter(({ application_id }) => application_id !== id);
  from.count -= 1;
  target.cards.splice(at, 0, { ...card, column: to });
  target.count += 1;
}
