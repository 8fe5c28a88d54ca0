import Button from '@mui/material/Button';
import { useSession } from '@crewcall/web-data-access';
import { AlertIcon } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Reportable } from '../api/reports.api';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));

interface ReportButtonProps {
  kind: Reportable;
  id: string;
  /** Whose it is; no user reports what is theirs. */
  ownerId: string | null;
}

/** For the user who is signed in: asks an administrator for a look at a job, a profile or a review. */
export function ReportButton({ kind, id, ownerId }: ReportButtonProps): ReactNode {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user || user.id === ownerId) return null;
  return (
    <>
      <Button variant="text" color="inherit" size="small" startIcon={<AlertIcon />} onClick={() => setOpen(true)}>
        Report this {kind}
      </Button>
      <Suspense>{isOpen && <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
