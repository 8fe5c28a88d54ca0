import type { ApplicationStatus } from '@crewcall/contracts-jobs';
import type { OfferState } from '../offers/offer.state.js';

export const boardColumns = ['new', 'reviewed', 'shortlisted', 'pencilled', 'offered', 'booked', 'no'] as const;
export type BoardColumn = (typeof boardColumns)[number];

export const boardColumnNames: Readonly<Record<BoardColumn, string>> = {
  new: 'New',
  reviewed: 'Reviewed',
  shortlisted: 'Shortlisted',
  pencilled: 'Pencilled',
  offered: 'Offered',
  booked: 'Booked',
  no: 'Not this time',
};

const columnOfStatus: Readonly<Record<ApplicationStatus, BoardColumn>> = {
  applied: 'new',
  reviewed: 'reviewed',
  shortlisted: 'shortlisted',
  hired: 'booked',
  rejected: 'no',
  withdrawn: 'no',
};

/** The board has no states of its own: those of the application and of what is asked or held of it. */
export function boardColumnOf(status: ApplicationStatus, offer: OfferState | null): BoardColumn {
  const column = columnOfStatus[status];
  if (column === 'booked' || column === 'no') return column;
  if (offer === 'held') return 'pencilled';
  return offer === 'open' ? 'offered' : column;
}

/** What moving a card means: at once, or by a dialog that says what is meant. */
export type CardMove = 'review' | 'shortlist' | 'pencil' | 'offer' | 'book' | 'reject';

export type CardMoveAnswer = { move: CardMove } | { problem: string };

const early: readonly BoardColumn[] = ['new', 'reviewed', 'shortlisted'];
const rank = (column: BoardColumn): number => boardColumns.indexOf(column);

/** The web app offers exactly these moves; one that is not possible says why, and the card goes back. */
export function cardMoveOf(from: BoardColumn, to: BoardColumn): CardMoveAnswer {
  if (from === 'booked') return { problem: 'A booking is cancelled, not moved. Open it to cancel it.' };
  if (from === 'no') return { problem: 'This application has already been decided.' };
  if (to === 'no') return { move: 'reject' };
  if (to === 'booked') return { move: 'book' };
  if (from === 'pencilled') return { problem: 'They hold your pencil. Book them, or release the pencil first.' };
  if (from === 'offered') return { problem: 'They are asked already. Wait for the answer, or take the offer back.' };
  if (to === 'pencilled') return { move: 'pencil' };
  if (to === 'offered') return { move: 'offer' };
  if (rank(to) <= rank(from) || !early.includes(to))
    return { problem: `${boardColumnNames[from]} does not go back to ${boardColumnNames[to]}.` };
  return { move: to === 'reviewed' ? 'review' : 'shortlist' };
}

export const possibleColumns = (from: BoardColumn): BoardColumn[] =>
  boardColumns.filter((to) => to !== from && 'move' in cardMoveOf(from, to));
