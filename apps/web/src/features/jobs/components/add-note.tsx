import Button from '@mui/material/Button';
import { takesApplications, type Job } from '@crewcall/contracts-jobs';
import { useSession } from '@crewcall/web-data-access';
import { EditIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { hasOneRate } from '../model/job-labels';
import { useApply } from '../hooks/use-apply';
import { LateApplySheet } from './late-apply-sheet';

interface AddNoteProps {
  job: Job;
  /** For who pressed Apply before they had an account. */
  isOpenAtFirst?: boolean;
}

/** For crew who would rather say something with their application. Nothing is shown to any user who cannot apply. */
export function AddNote({ job, isOpenAtFirst = false }: AddNoteProps): ReactNode {
  const { user } = useSession();
  // Here, where it outlives the sheet: a second after the sheet has closed it leads to the dashboard.
  const applying = useApply();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (user?.role !== 'freelancer' || job.applied || job.external_source || !takesApplications(job)) return null;
  return (
    <>
      <Button variant="text" startIcon={<EditIcon />} onClick={() => setOpen(true)} sx={{ ml: -1.5 }}>
        {hasOneRate(job) ? 'Add a note' : 'Add your rate or a note'}
      </Button>
      {isOpen && <LateApplySheet {...{ job, user, applying }} onClose={() => setOpen(false)} />}
    </>
  );
}
