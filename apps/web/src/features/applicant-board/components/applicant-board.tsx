import type { ApplicantBoard as Board, BoardCard, BoardColumnCards } from '@crewcall/contracts-bookings';
import { EmptyState, Note, Stack, VisuallyHidden } from '@crewcall/web-ui';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { QueryState } from '../../../shared/query-state';
import { useBoard } from '../hooks/use-board';
import { useBoardAddress } from '../hooks/use-board-address';
import { type Chosen, useBulk } from '../hooks/use-bulk';
import { useCardDrag } from '../hooks/use-card-drag';
import { useCardMoves } from '../hooks/use-card-moves';
import { useLifted } from '../hooks/use-lifted';
import { comparableOf } from '../model/compared';
import { cardOf, placeIn } from '../model/moved-card';
import { AskedDialogs, type AskedOffer } from './asked-dialogs';
import { BoardColumn } from './board-column';
import { BoardHead } from './board-head';
import { BoardFilters, type BoardRole } from './board-filters';
import { BoardRoot } from './board.styles';
import { BulkBar } from './bulk-bar';
import { CompareDialog } from './compare-dialog';
import { MoveDialog } from './move-dialog';
import { StageTimes } from './stage-times';

interface ApplicantBoardProps {
  jobId: string;
  roles: readonly BoardRole[];
  /** The dialog of an offer, from a feature beside this one. */
  offerOf: (asked: AskedOffer) => ReactNode;
}

/** The applicants of one job by how far they have come: moved by mouse, finger and keyboard alike. */
export function ApplicantBoard({ jobId, roles, offerOf }: ApplicantBoardProps): ReactNode {
  const address = useBoardAddress(jobId);
  const { board, of, error, isFetching, refetch } = useBoard(address.query);
  const moves = useCardMoves(board, of);
  const { lifted, setLifted, onKeyDown } = useLifted({ board, of, say: moves.setSaid, move: moves.move });
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [moving, setMoving] = useState<BoardCard | null>(null);
  const [comparing, setComparing] = useState<readonly BoardCard[]>([]);
  const clear = useCallback(() => setChosen(new Map()), []);
  const choose = useCallback(
    ({ application_id: id, freelancer_id: person }: BoardCard) =>
      setChosen((now) => new Map(now.has(id) ? [...now].filter(([one]) => one !== id) : [...now, [id, person]])),
    [],
  );
  const chosenIds = [...chosen.keys()];
  const bulk = useBulk(chosen, clear);
  const { problem } = moves;
  const drag = useCardDrag({ board, lifted, setLifted, move: moves.move });
  const current = columnShown(board, address.column);
  const comparable = board ? comparableOf(board, chosenIds) : null;
  const carried = board && lifted ? cardOf(board, lifted.id) : undefined;

  const onClick = (event: MouseEvent): void => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-move]')?.dataset['move'];
    setMoving((board && id && cardOf(board, id)) || null);
  };
  const dropOf = ({ column }: BoardColumnCards): { at: number; words: string } | null => {
    if (!board || !carried || lifted?.over !== column || carried.column === column) return null;
    const { at, place, of: all } = placeIn(board, carried, column, of.sort);
    return { at, words: `Drop here, ${place} of ${all}` };
  };

  if (!board) return <QueryState query={{ error, isFetching, refetch }} what="the board" rows={4} height={120} />;
  return (
    <Stack>
      <BoardHead {...{ board }} />
      <BoardFilters {...{ board, roles, address, current }} />
      {problem && (
        <Note tone="bad" isAlert>
          <b>{problem.title}</b> {problem.text}
        </Note>
      )}
      {board.total === 0 ? (
        <EmptyState
          drawing="crew"
          title="No Applications Yet"
          text="Who applies for this job appears here by itself."
        />
      ) : (
        <Columns {...{ board, onKeyDown, onClick, ...drag }}>
          {(column) => (
            <BoardColumn
              key={column.column}
              {...{ of, column, chosen }}
              isCurrent={column.column === current}
              drop={dropOf(column)}
              liftedId={lifted?.id ?? null}
              onChoose={choose}
            />
          )}
        </Columns>
      )}
      <StageTimes jobId={jobId} />
      <BulkBar
        chosen={chosenIds}
        {...{ bulk }}
        roleId={of.role ?? roles[0]?.id ?? null}
        onCompare={comparable && (() => (moves.setProblem(null), setComparing(comparable)))}
        onClear={clear}
      />
      <VisuallyHidden id="board-keys">Space lifts the card. Arrow keys move between cards.</VisuallyHidden>
      <VisuallyHidden role="log" aria-live="assertive" aria-label="Moves">
        {moves.said}
      </VisuallyHidden>
      {moving && (
        <MoveDialog
          card={moving}
          onClose={() => setMoving(null)}
          onMove={(to) => (setMoving(null), void moves.move(moving, to))}
        />
      )}
      {comparing.length > 0 && (
        <CompareDialog
          cards={comparing.map((card) => cardOf(board, card.application_id) ?? card)}
          {...{ problem }}
          onAccept={(card) => void moves.move(card, 'booked')}
          onClose={() => setComparing([])}
        />
      )}
      <AskedDialogs {...{ moves, bulk, offerOf, jobId }} jobTitle={board.job_title} />
    </Stack>
  );
}

/** On a phone: the one that was chosen, else the first with applicants. */
const columnShown = (board: Board | undefined, chosen: BoardColumnCards['column'] | null): BoardColumnCards['column'] =>
  chosen ?? board?.columns.find(({ count }) => count > 0)?.column ?? 'new';

type Handlers = Pick<
  React.ComponentProps<'div'>,
  'onKeyDown' | 'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDrop' | 'onClick'
>;

function Columns({
  board,
  children,
  ...handlers
}: Handlers & { board: Board; children: (column: BoardColumnCards) => ReactNode }): ReactNode {
  return (
    <BoardRoot role="region" aria-label="Applicants by stage, scrolls sideways" tabIndex={0} {...handlers}>
      {board.columns.map(children)}
    </BoardRoot>
  );
}
