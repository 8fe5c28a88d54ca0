import { unitsOf } from '@crewcall/contracts-core';
import Typography from '@mui/material/Typography';
import { applicationLimits, applicationTexts, type Application } from '@crewcall/contracts-jobs';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { applicantName, jobDayOf } from '../model/application-labels';

interface CancelDialogProps {
  application: Application;
  isBusy: boolean;
  problem: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Takes a booking back. A user who was booked is owed a reason, so there is no way around it. */
export function CancelDialog({ application, isBusy, problem, onConfirm, onClose }: CancelDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const name = applicantName(application.freelancer_profile);
  const day = jobDayOf(application);
  return (
    <FormDialog
      title={`Cancel the booking of ${name}?`}
      submitLabel="Cancel booking"
      busyLabel="Cancelling..."
      cancelLabel="Keep the booking"
      isDestructive
      {...{ isBusy, problem, onClose }}
      onSubmit={() => {
        const words = reason.trim();
        setMissing(words ? undefined : applicationTexts.cancelReason);
        if (words) onConfirm(words);
      }}
    >
      <Typography color="textSecondary">
        For {application.job_title}
        {day ? `, ${day}` : ''}. {name} is told at once, and reads why.
      </Typography>
      <TextField
        label="Reason"
        multiline
        rows={4}
        value={reason}
        error={missing}
        onChange={(event) => setReason(event.target.value)}
        input={{ maxLength: unitsOf(applicationLimits.rejectionMessage) }}
      />
    </FormDialog>
  );
}
