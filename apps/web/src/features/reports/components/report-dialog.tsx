import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reportLimits } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { type Reportable, useReportMutation } from '../api/reports.api';

interface ReportDialogProps {
  kind: Reportable;
  id: string;
  onClose: () => void;
}

/** Asks what is wrong. What it says at the moment goes along with the report. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [report, { isLoading, error }] = useReportMutation();
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await report({ kind, id, reason: reason.trim() });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'Thank you, we will look at it' }));
    onClose();
  };
  return (
    <Dialog
      open
      title={`Report this ${kind}`}
      onClose={onClose}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isLoading || !reason.trim()}>
            {isLoading ? 'Sending...' : 'Report'}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        We see the {kind} as it is now, and who reported it. They do not hear who it was.
      </Typography>
      <TextField
        label="What is wrong with it?"
        multiline
        minRows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        input={{ maxLength: reportLimits.reason }}
        error={error ? errorText(error, 'Please try again.') : undefined}
      />
    </Dialog>
  );
}
