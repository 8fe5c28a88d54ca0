import Button from '@mui/material/Button';
import { syncTexts } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { useSyncJobs } from '../hooks/use-sync-jobs';

/** Fetches the latest jobs of the external boards. */
export function SyncJobs(): ReactNode {
  const { isSyncing, sync } = useSyncJobs();
  return (
    <Button variant="outlined" disabled={isSyncing} aria-busy={isSyncing} onClick={() => void sync()}>
      {isSyncing ? syncTexts.running : syncTexts.button}
    </Button>
  );
}
