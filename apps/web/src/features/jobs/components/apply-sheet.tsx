import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unitsOf } from '@crewcall/contracts-core';
import { applicationLimits, type Job } from '@crewcall/contracts-jobs';
import { useSaveNameMutation, type SessionUser } from '@crewcall/web-data-access';
import { Dialog, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Applying } from '../hooks/use-apply';
import { eventDayOf } from '../model/job-labels';
import { namesIn } from '../model/names-in';

interface ApplySheetProps {
  job: Job;
  user: SessionUser;
  applying: Applying;
  onClose: () => void;
}

/** All that an application asks for: a name, where the account has none yet, and a note for who wants to add one. */
export function ApplySheet({ job, user, applying: { apply, isApplying }, onClose }: ApplySheetProps): ReactNode {
  const [saveName, { isLoading: isNaming }] = useSaveNameMutation();
  const [asksName] = useState(!user.first_name && !user.last_name);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const isBusy = isApplying || isNaming;
  const send = async (): Promise<void> => {
    const names = namesIn(name);
    // A name that could not be saved keeps no user from a job: it can be added to the profile later.
    if (names) await saveName(names);
    if (await apply(job.id, note.trim() || null)) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      isBusy={isBusy}
      title={`Apply for ${job.title}`}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" disabled={isBusy}>
            {isBusy ? 'Applying...' : 'Apply Now'}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        {[job.company, job.location, eventDayOf(job), job.rate].filter(Boolean).join(', ')}
      </Typography>
      {asksName && (
        <TextField
          label="Your name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          hint={`${job.company} sees it beside your application.`}
          input={{ maxLength: 80 }}
        />
      )}
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
