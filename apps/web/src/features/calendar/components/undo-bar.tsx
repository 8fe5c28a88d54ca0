import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CALENDAR_UPDATED } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import { useEffect, type ReactNode } from 'react';
import type { Undo } from '../hooks/use-save-time';

export const UNDO_MS = 8_000;

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });

/** For a while what was just done can be taken back. */
export function UndoBar({ undo, onClose }: { undo: Undo; onClose: () => void }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onClose, UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo, onClose]);
  return (
    <Note tone="good" isAlert>
      <Row>
        {CALENDAR_UPDATED}
        <Button size="small" variant="outlined" onClick={() => void undo().then(onClose)}>
          Undo
        </Button>
      </Row>
    </Note>
  );
}
