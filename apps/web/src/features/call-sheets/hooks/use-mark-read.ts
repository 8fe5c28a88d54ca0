import { useEffect } from 'react';
import { useReadSheetMutation } from '../api/call-sheets.api';

/** Tells once for each version that it was shown, to the one who is booked. */
export function useMarkRead(callId: string, version: number, isCrew: boolean): void {
  const [read] = useReadSheetMutation();
  useEffect(() => {
    if (isCrew) void read({ callId, version });
  }, [read, callId, version, isCrew]);
}
