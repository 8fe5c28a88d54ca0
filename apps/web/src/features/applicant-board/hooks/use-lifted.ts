import { type ApplicantBoard, type BoardCard, type BoardColumn, boardColumns } from '@crewcall/contracts-bookings';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardName, placeWords } from '../model/card-labels';
import { cardOf, placeIn } from '../model/moved-card';
import type { BoardOf } from '../api/applicant-board.api';

export interface Lifted {
  id: string;
  over: BoardColumn;
}

interface Parts {
  board: ApplicantBoard | undefined;
  of: BoardOf;
  say: (words: string) => void;
  move: (card: BoardCard, to: BoardColumn) => Promise<void>;
}

const elementOf = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-card="${id}"]`);

/**
 * A card that moved stands in another column as another element, so the focus is lost with the first: it is given to
 * the second whenever the board changes, until the person goes elsewhere.
 */
function useKeptFocus(board: ApplicantBoard | undefined): (id: string) => void {
  const kept = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const card = elementOf(kept.current);
    if (document.activeElement === document.body) card?.focus();
    else if (document.activeElement !== card) kept.current = null;
  }, [board]);
  useEffect(() => {
    const forget = (): unknown => (kept.current = null);
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
  return useCallback((id) => (kept.current = id), []);
}

/** Cards by keyboard: Space lifts and drops, arrows move, Esc returns, and each step is said. */
export function useLifted({ board, of, say, move }: Parts) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const keepFocus = useKeptFocus(board);

  const goTo = (card: BoardCard, by: string): void => {
    const columns = (board?.columns ?? []).filter(({ cards }) => cards.length > 0);
    const at = columns.findIndex(({ column }) => column === card.column);
    const cards = columns[at]?.cards ?? [];
    const place = cards.findIndex(({ application_id }) => application_id === card.application_id);
    const next = {
      ArrowUp: cards[place - 1],
      ArrowDown: cards[place + 1],
      ArrowLeft: columns[at - 1]?.cards[0],
      ArrowRight: columns[at + 1]?.cards[0],
    }[by];
    if (next) elementOf(next.application_id)?.focus();
  };
  const carry = (card: BoardCard, over: BoardColumn, by: string): void => {
    if (!board) return;
    const step = by === 'ArrowLeft' ? -1 : by === 'ArrowRight' ? 1 : 0;
    const to = boardColumns[boardColumns.indexOf(over) + step] ?? over;
    setLifted({ id: card.application_id, over: to });
    say(`${placeWords(to, placeIn(board, card, to, of.sort))}.`);
  };
  const drop = async (card: BoardCard, over: BoardColumn): Promise<void> => {
    setLifted(null);
    if (over === card.column)
      return say(`Dropped in ${board ? placeWords(over, placeIn(board, card, over, of.sort)) : over}.`);
    keepFocus(card.application_id);
    await move(card, over);
  };
  const lift = (card: BoardCard): void => {
    if (!board) return;
    const place = placeWords(card.column, placeIn(board, card, card.column, of.sort));
    setLifted({ id: card.application_id, over: card.column });
    say(`${cardName(card)} lifted. ${place}. Arrow keys move, Space drops, Escape returns.`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { id } = { id: (event.target as HTMLElement).dataset['card'] };
    const card = board && id ? cardOf(board, id) : undefined;
    if (!card) return;
    const isHeld = lifted?.id === card.application_id;
    const isArrow = event.key.startsWith('Arrow');
    if (event.key !== ' ' && !isArrow && !(event.key === 'Escape' && isHeld)) return;
    event.preventDefault();
    if (isArrow) return isHeld ? carry(card, lifted.over, event.key) : goTo(card, event.key);
    if (event.key === ' ') return isHeld ? void drop(card, lifted.over) : lift(card);
    setLifted(null);
    say(
      `${cardName(card)} is back in ${board ? placeWords(card.column, placeIn(board, card, card.column, of.sort)) : ''}.`,
    );
  };
  return { lifted, setLifted, onKeyDown };
}
