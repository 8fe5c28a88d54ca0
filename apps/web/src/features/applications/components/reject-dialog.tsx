import { unitsOf } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { applicationLimits, type Application } from '@crewcall/contracts-jobs';
import { Dialog, Note, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { applicantName, jobDayOf } from '../model/application-labels';

interface RejectDialogProps {
  application: Application;
  open: boolean;
  isBusy: boolean;
  problem: string | null;
  onReject: (message: string | null) => void;
  onClose: () => void;
}

/** Asks, and offers to say why. What was written stays when the service refuses. */
export function RejectDialog({ application, open, isBusy, problem, onReject, onClose }: RejectDialogProps): ReactNode {
  const [message, setMessage] = useState('');
  const name = applicantName(application.freelancer_profile);
  const first = application.freelancer_profile.first_name?.trim() || name;
  const day = jobDayOf(application);
  return (
    <Dialog
      {...{ open, onClose, isBusy }}
      title={`Reject ${name}?`}
      onSubmit={(event) => {
        event.preventDefault();
        onReject(message.trim() || null);
      }}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="contained" color="error" type="submit" disabled={isBusy}>
            {isBusy ? 'Rejecting...' : 'Reject application'}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        For {application.job_title}
        {day ? `, ${day}` : ''}. {first} will see the state change, and your message if you write one.
      </Typography>
      <TextField
        label="Message"
        isOptional
        multiline
        rows={4}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        input={{ maxLength: unitsOf(applicationLimits.rejectionMessage) }}
      />
      {problem && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
