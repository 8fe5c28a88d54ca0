import Button from '@mui/material/Button';
import { unitsOf } from '@crewcall/contracts-core';
import { applicationLimits, type Job } from '@crewcall/contracts-jobs';
import { Dialog, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useApply } from '../hooks/use-apply';

/** An application with a note to the company. */
export function NoteDialog({ job, onClose }: { job: Job; onClose: () => void }): ReactNode {
  const { apply, isApplying } = useApply();
  const [note, setNote] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void apply(job.id, note.trim() || null).then((isTaken) => isTaken && onClose());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      isBusy={isApplying}
      title={`Apply for ${job.title}`}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isApplying}>
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
  );
}
