import Button from '@mui/material/Button';
import { type BoardCard as Card, type BoardColumnCards, boardColumnNames } from '@crewcall/contracts-bookings';
import { Fragment, type ReactNode } from 'react';
import type { Chosen } from '../hooks/use-bulk';
import { BoardCard } from './board-card';
import { ColumnRoot, DropPlace } from './board.styles';

interface BoardColumnProps {
  column: BoardColumnCards;
  isCurrent: boolean;
  /** Where what is carried would stand, when it is over this column. */
  drop: { at: number; words: string } | null;
  liftedId: string | null;
  chosen: Chosen;
  onChoose: (card: Card) => void;
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
          {column.cards.map((card: Card, at) => (
            <Fragment key={card.application_id}>
              {drop?.at === at && <DropPlace>{drop.words}</DropPlace>}
              <BoardCard
                {...{ card, onChoose }}
                isChosen={chosen.has(card.application_id)}
                isLifted={liftedId === card.application_id}
              />
            </Fragment>
          ))}
          {drop && drop.at >= column.cards.length && <DropPlace>{drop.words}</DropPlace>}
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
