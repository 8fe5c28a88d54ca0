import {
  decidedLabels,
  decisionLabels,
  moderationLimits,
  type ModerationCase,
  type ModerationDecision,
} from '@crewcall/contracts-admin';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, Note, Quote, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useDecideCaseMutation } from '../api/desk.api';
import { kindLabels } from '../model/report-words';

const consequences: Record<ModerationDecision, string> = {
  dismissed: 'Nothing happens to it. Whoever reported it hears that we looked.',
  warned: 'They are warned in their bell, with your note. Whoever reported it hears that we acted.',
  removed: 'It is taken away, and they hear of it. Whoever reported it hears that we acted.',
  suspended: 'They are signed out everywhere at once and cannot sign in. Whoever reported it hears that we acted.',
};

const titles: Record<ModerationDecision, (report: ModerationCase) => string> = {
  dismissed: () => 'Dismiss this report?',
  warned: ({ person_name }) => `Warn ${person_name ?? 'the author'}?`,
  removed: ({ kind }) => `Remove the ${kindLabels[kind].toLowerCase()}?`,
  suspended: ({ person_name }) => `Suspend ${person_name ?? 'the author'}?`,
};

interface DecisionDialogProps {
  report: ModerationCase;
  decision: ModerationDecision;
  onClose: () => void;
}

export function DecisionDialog({ report, decision, onClose }: DecisionDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [decide, { isLoading, error }] = useDecideCaseMutation();
  const [note, setNote] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await decide({ id: report.id, decision, ...(note.trim() ? { note: note.trim() } : {}) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'Report decided', text: decidedLabels[decision] }));
    onClose();
  };
  return (
    <Dialog
      open
      title={titles[decision](report)}
      onClose={onClose}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={decision === 'suspended' ? 'error' : 'primary'}
            disabled={isLoading}
          >
            {decisionLabels[decision]}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{consequences[decision]}</Typography>
      {report.snapshot && <Quote>{report.snapshot}</Quote>}
      <TextField
        label="Note"
        isOptional
        multiline
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        input={{ maxLength: moderationLimits.noteMax }}
      />
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'Please try again.')}
        </Note>
      )}
    </Dialog>
  );
}
