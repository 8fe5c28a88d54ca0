import type { ApplicantBoard, BoardCard, BoardColumn } from '@crewcall/contracts-bookings';
import type { DragEvent } from 'react';
import { cardName } from '../model/card-labels';
import { cardOf } from '../model/moved-card';
import type { Lifted } from './use-lifted';

interface Parts {
  board: ApplicantBoard | undefined;
  lifted: Lifted | null;
  setLifted: (lifted: Lifted | null) => void;
  move: (card: BoardCard, to: BoardColumn) => Promise<void>;
}

const dataOf = (target: EventTarget, name: 'card' | 'column'): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>(`[data-${name}]`)?.dataset[name];

/** Cards by mouse. The board alone listens, however many cards there are. */
export function useCardDrag({ board, lifted, setLifted, move }: Parts) {
  return {
    onDragStart: (event: DragEvent): void => {
      const card = board && cardOf(board, dataOf(event.target, 'card') ?? '');
      if (!card) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', cardName(card));
      setLifted({ id: card.application_id, over: card.column });
    },
    onDragOver: (event: DragEvent): void => {
      const over = dataOf(event.target, 'column') as BoardColumn | undefined;
      if (!lifted || !over) return;
      event.preventDefault();
      if (over !== lifted.over) setLifted({ ...lifted, over });
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      const card = board && lifted && cardOf(board, lifted.id);
      if (card) void move(card, lifted.over);
      setLifted(null);
    },
    onDragEnd: (): void => setLifted(null),
  };
}
