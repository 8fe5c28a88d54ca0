import { unitsOf } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import { applicationLimits, takesApplications, type Job } from '@crewcall/contracts-jobs';
import { useSession } from '@crewcall/web-data-access';
import { Dialog, EditIcon, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useApply } from '../hooks/use-apply';

/** For crew who would rather say something with their application. Nothing is shown to anybody who cannot apply. */
export function AddNote({ job }: { job: Job }): ReactNode {
  const { user } = useSession();
  const { apply, isApplying } = useApply();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  if (user?.role !== 'freelancer' || job.applied || job.external_source || !takesApplications(job)) return null;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    void apply(job.id, note.trim() || null).then((isTaken) => isTaken && setOpen(false));
  };
  return (
    <>
      <Button variant="text" startIcon={<EditIcon />} onClick={() => setOpen(true)} sx={{ ml: -1.5 }}>
        Add a note
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={send}
        isBusy={isApplying}
        title={`Apply for ${job.title}`}
        actions={
          <>
            <Button variant="outlined" onClick={() => setOpen(false)} disabled={isApplying}>
              Cancel
            </Button>
            <Button variant="contained" type="submit" disabled={isApplying}>
              {isApplying ? 'Applying...' : 'Apply Now'}
            </Button>
          </>
        }
      >
        <TextField
          label="Note"
          isOptional
          multiline
          rows={6}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          hint={`${job.company} reads it beside your name.`}
          input={{ maxLength: unitsOf(applicationLimits.coverLetter) }}
        />
      </Dialog>
    </>
  );
}
