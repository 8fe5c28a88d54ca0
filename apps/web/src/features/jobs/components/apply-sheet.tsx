import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unitsOf } from '@crewcall/contracts-core';
import { applicationLimits, applicationTexts, type Job } from '@crewcall/contracts-jobs';
import { useSaveNameMutation, type SessionUser } from '@crewcall/web-data-access';
import { Dialog, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { penceTyped, unitWords, useAskedBasisQuery } from '../../../shared/asked-rate';
import type { Applying } from '../hooks/use-apply';
import { eventDayOf, hasOneRate } from '../model/job-labels';

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
  const { basis, asked, field: rate } = useAskedRate(job);
  const isBusy = isApplying || isNaming;
  const send = async (): Promise<void> => {
    const names = namesIn(name);
    // A name that could not be saved keeps no user from a job: it can be added to the profile later.
    if (names) await saveName(names);
    if (asked === 'wrong') return;
    if (await apply(job.id, { coverLetter: note.trim() || null, ...(asked && { asked_pence: asked }) })) onClose();
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
      {basis && rate}
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

/** Where the job asks crew for their rate: what this one asks, on its basis. Left out it can be agreed later. */
function useAskedRate(job: Job) {
  const { data: basis = null } = useAskedBasisQuery(job.id, { skip: hasOneRate(job) });
  const [typed, setTyped] = useState('');
  const pence = penceTyped(typed);
  const asked = !basis || !typed.trim() ? null : (pence ?? 'wrong');
  const field = (
    <TextField
      label={`Your rate in pounds ${unitWords(basis)}`}
      isOptional
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      hint={`${job.company} asks crew for theirs.`}
      error={asked === 'wrong' ? applicationTexts.asked : undefined}
      input={{ maxLength: 12, inputMode: 'decimal' }}
    />
  );
  return { basis, asked, field } as const;
}

/** A name as people write it: the first word, and the rest. */
function namesIn(name: string): { first_name: string; last_name: string | null } | null {
  const [first, ...rest] = name.trim().split(/\s+/u);
  return first ? { first_name: first, last_name: rest.join(' ') || null } : null;
}
