import Button from '@mui/material/Button';
import { takesApplications, type Job } from '@crewcall/contracts-jobs';
import { useSession } from '@crewcall/web-data-access';
import { EditIcon } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog')).NoteDialog }));

/** For crew who would rather say something with their application. Nothing is shown to anybody who cannot apply. */
export function AddNote({ job }: { job: Job }): ReactNode {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user?.role !== 'freelancer' || job.applied || job.external_source || !takesApplications(job)) return null;
  return (
    <>
      <Button variant="text" startIcon={<EditIcon />} onClick={() => setOpen(true)} sx={{ ml: -1.5 }}>
        Add a note
      </Button>
      <Suspense>{isOpen && <NoteDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
