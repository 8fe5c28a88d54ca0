import Button from '@mui/material/Button';
import { type BoardCard, type BoardColumn, boardColumnNames, possibleColumns } from '@crewcall/contracts-bookings';
import { Dialog, MenuItems } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { cardName } from '../model/card-labels';

interface MoveDialogProps {
  card: BoardCard;
  onMove: (to: BoardColumn) => void;
  onClose: () => void;
}

/** The same moves as by dragging, one below the other. */
export function MoveDialog({ card, onMove, onClose }: MoveDialogProps): ReactNode {
  return (
    <Dialog
      open
      title={`Move ${cardName(card)} to…`}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <MenuItems>
        {possibleColumns(card.column).map((to) => (
          <li key={to}>
            <button type="button" onClick={() => onMove(to)}>
              {boardColumnNames[to]}
            </button>
          </li>
        ))}
      </MenuItems>
    </Dialog>
  );
}
