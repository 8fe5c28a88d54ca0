import { onEveryVisit } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useCallSheetQuery } from '../api/call-sheets.api';

const SCAN_POLL_MS = 3000;

/** The sheet of a call, asked for again while one of its files is scanned. */
export function useSheet(callId: string) {
  const [isScanning, setScanning] = useState(false);
  const sheet = useCallSheetQuery(callId, {
    refetchOnMountOrArgChange: onEveryVisit(),
    pollingInterval: isScanning ? SCAN_POLL_MS : 0,
  });
  const scans = sheet.currentData?.attachments.some(({ state }) => state === 'scanning') ?? false;
  if (scans !== isScanning) setScanning(scans);
  return sheet;
}
