import Button from '@mui/material/Button';
import { callSheetRoutes, callSheetErrors, sheetPdfName } from '@crewcall/contracts-bookings';
import { Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../shared/files/download';
import { openKeptFile, useKeptFiles } from '../hooks/use-kept-files';
import { pdfId } from '../offline/kept-files';

interface SheetPdfButtonProps {
  callId: string;
  day: string;
  version: number;
  /** The sheet comes from this device. */
  isSaved?: boolean;
}

/** A published version as a file to keep or to print. */
export function SheetPdfButton({ callId, day, version, isSaved = false }: SheetPdfButtonProps): ReactNode {
  const kept = useKeptFiles(callId, isSaved);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setState('busy');
    const name = sheetPdfName(day, version);
    const hasCome = await (kept
      ? openKeptFile(callId, pdfId(version), name)
      : downloadFrom(callSheetRoutes.sheetPdf(callId, String(version)), name));
    setState(hasCome ? 'idle' : 'failed');
  };
  if (kept && !kept.includes(pdfId(version))) return null;
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
