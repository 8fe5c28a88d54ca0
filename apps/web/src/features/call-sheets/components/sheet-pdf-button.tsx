import Button from '@mui/material/Button';
import { bookingsRoutes, callSheetErrors, sheetPdfName } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../shared/files/download';

interface SheetPdfButtonProps {
  callId: string;
  day: string;
  version: number;
}

/** A published version as a file to keep or to print. */
export function SheetPdfButton({ callId, day, version }: SheetPdfButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setState('busy');
    const hasCome = await downloadFrom(bookingsRoutes.sheetPdf(callId, String(version)), sheetPdfName(day, version));
    setState(hasCome ? 'idle' : 'failed');
  };
  return (
    <div className="screen-only">
      <Button variant="text" color="inherit" disabled={state === 'busy'} onClick={() => void save()}>
        {state === 'busy' ? 'Fetching...' : 'Also as PDF'}
      </Button>
      {state === 'failed' && (
        <Note tone="warn" isAlert>
          {callSheetErrors.sheetPdfNotReady.message}
        </Note>
      )}
    </div>
  );
}
