import Button from '@mui/material/Button';
import { type BoardCard as Card, type BoardColumnCards, boardColumnNames } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { BoardCard } from './board-card';
import { ColumnRoot, DropPlace } from './board.styles';

interface BoardColumnProps {
  column: BoardColumnCards;
  isCurrent: boolean;
  /** Where what is carried would stand, when it is over this column. */
  drop: string | null;
  liftedId: string | null;
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onMore: (column: BoardColumnCards) => void;
}

export function BoardColumn({
  column,
  isCurrent,
  drop,
  liftedId,
  chosen,
  onChoose,
  onMore,
}: BoardColumnProps): ReactNode {
  const name = boardColumnNames[column.column];
  return (
    <ColumnRoot
      aria-label={`${name}, ${column.count}`}
      data-column={column.column}
      data-current={isCurrent}
      data-over={drop !== null}
    >
      <h3>
        {name}
        <span>{column.count}</span>
      </h3>
      {(column.cards.length > 0 || drop) && (
        <ul>
          {drop && <DropPlace>{drop}</DropPlace>}
          {column.cards.map((card: Card) => (
            <BoardCard
              key={card.application_id}
              {...{ card, onChoose }}
              isChosen={chosen.has(card.application_id)}
              isLifted={liftedId === card.application_id}
            />
          ))}
        </ul>
      )}
      {column.count === 0 && <p>{`No applicants in ${name}.`}</p>}
      {column.next && (
        <Button size="small" variant="outlined" onClick={() => onMore(column)}>
          {`Show more of ${name}`}
        </Button>
      )}
    </ColumnRoot>
  );
}
