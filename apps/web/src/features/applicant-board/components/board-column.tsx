import Button from '@mui/material/Button';
import { type BoardCard as Card, type BoardColumnCards, boardColumnNames } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Note } from '@crewcall/web-ui';
import { Fragment, type ReactNode } from 'react';
import { type BoardOf, useMoreCardsMutation } from '../api/applicant-board.api';
import type { Chosen } from '../hooks/use-bulk';
import { BoardCard } from './board-card';
import { ColumnRoot, DropPlace } from './board.styles';

interface BoardColumnProps {
  of: BoardOf;
  column: BoardColumnCards;
  isCurrent: boolean;
  /** Where what is carried would stand, when it is over this column. */
  drop: { at: number; words: string } | null;
  liftedId: string | null;
  chosen: Chosen;
  onChoose: (card: Card) => void;
}

export function BoardColumn({ of, column, isCurrent, drop, liftedId, chosen, onChoose }: BoardColumnProps): ReactNode {
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
      {column.next && <MoreCards {...{ of, name }} column={column.column} after={column.next} />}
    </ColumnRoot>
  );
}

interface MoreCardsProps {
  of: BoardOf;
  column: BoardColumnCards['column'];
  name: string;
  after: string;
}

function MoreCards({ of, column, name, after }: MoreCardsProps): ReactNode {
  const [more, { isLoading, error }] = useMoreCardsMutation();
  return (
    <>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, `More of ${name} could not be loaded. Please try again.`)}
        </Note>
      )}
      <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void more({ of, column, after })}>
        {`Show more of ${name}`}
      </Button>
    </>
  );
}
