import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/own-jobs.api';
import { FailedLook } from '../../shared/query-state';

const InviteListDialog = lazy(async () => ({
  default: (await import('../../features/bookings/components/invite-list-dialog')).InviteListDialog,
}));

interface InviteListProps {
  companyId: string;
  list: { id: string; name: string };
}

/** On a crew list: all of its people who are free are asked about one of the company's own jobs. */
export function InviteList({ companyId, list }: InviteListProps): ReactNode {
  const { data: jobs = [], error, refetch } = useOwnJobChoicesQuery(companyId);
  const [isOpen, setOpen] = useState(false);
  if (error !== undefined && !jobs.length)
    return <FailedLook text="Your jobs could not be loaded." {...{ error }} onRetry={() => void refetch()} />;
  if (!jobs.length) return null;
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        Invite to a job
      </Button>
      {isOpen && (
        <Suspense>
          <InviteListDialog {...{ jobs, list }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
