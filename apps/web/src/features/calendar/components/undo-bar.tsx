import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CALENDAR_UPDATED } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { Undo } from '../hooks/use-save-time';

export const UNDO_MS = 8_000;

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });

interface UndoBarProps {
  undo: Undo;
  /** What is over: by then another change may have its own bar. */
  onClose: (undo: Undo) => void;
}

/** For a while what was just done can be taken back; for longer when that failed. */
export function UndoBar({ undo, onClose }: UndoBarProps): ReactNode {
  const [tried, setTried] = useState<{ undo: Undo; isBusy: boolean } | null>(null);
  const now = tried?.undo === undo ? tried : null;
  const isTried = now !== null;
  useEffect(() => {
    if (isTried) return;
    const timer = setTimeout(() => onClose(undo), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo, onClose, isTried]);
  const take = async (): Promise<void> => {
    setTried({ undo, isBusy: true });
    if (await undo()) onClose(undo);
    else setTried({ undo, isBusy: false });
  };
  const isBusy = now?.isBusy ?? false;
  const hasFailed = isTried && !isBusy;
  return (
    <Note tone={hasFailed ? 'bad' : 'good'} isAlert>
      <Row>
        {hasFailed ? 'That was not undone. Please try again.' : CALENDAR_UPDATED}
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void take()}>
          Undo
        </Button>
      </Row>
    </Note>
  );
}
