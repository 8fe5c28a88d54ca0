import Typography from '@mui/material/Typography';
import { reportLimits, unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { WordsDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
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
  const send = async (reason: string): Promise<void> => {
    const answer = await report({ kind, id, reason });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'Thank you, we will look at it' }));
    onClose();
  };
  return (
    <WordsDialog
      title={`Report this ${kind}`}
      field={{ label: 'What is wrong with it?', rows: 3, maxLength: unitsOf(reportLimits.reason) }}
      confirmLabel="Report"
      busyLabel="Sending..."
      isBusy={isLoading}
      problem={error && errorText(error, 'Please try again.')}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        We see the {kind} as it is now, and who reported it. They do not hear who it was.
      </Typography>
    </WordsDialog>
  );
}
