import {
  decidedLabels,
  decisionLabels,
  moderationLimits,
  type ModerationCase,
  type ModerationDecision,
  needsNote,
} from '@crewcall/contracts-admin';
import Typography from '@mui/material/Typography';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Quote, WordsDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useDecideCaseMutation } from '../api/desk.api';
import { kindLabels } from '../model/report-labels';

const consequences: Record<ModerationDecision, string> = {
  dismissed: 'Nothing happens to it. Whoever reported it hears that we looked.',
  warned: 'They are warned in their bell, with your note. Whoever reported it hears that we acted.',
  removed: 'It is taken away, and they hear of it. Whoever reported it hears that we acted.',
  suspended: 'They are signed out everywhere at once and cannot sign in. Whoever reported it hears that we acted.',
  attended: 'The booking counts as done. Both sides hear of it and read your reason.',
  no_show: 'It counts as a no-show. Both sides hear of it and read your reason.',
  commented:
    'Both sides hear of it and read your comment on the timesheet. It decides nothing, and closes the sheet to you.',
};

const titles: Record<ModerationDecision, (report: ModerationCase) => string> = {
  dismissed: () => 'Dismiss this report?',
  warned: ({ person_name }) => `Warn ${person_name ?? 'the author'}?`,
  removed: ({ kind }) => `Remove the ${kindLabels[kind].toLowerCase()}?`,
  suspended: ({ person_name }) => `Suspend ${person_name ?? 'the author'}?`,
  attended: ({ reporter_name }) => `${reporter_name ?? 'The crew member'} came?`,
  no_show: ({ reporter_name }) => `${reporter_name ?? 'The crew member'} did not come?`,
  commented: () => 'Comment on these hours?',
};

const noteOf = ({ kind }: ModerationCase) =>
  kind === 'timesheet'
    ? { label: 'Comment' }
    : needsNote(kind)
      ? { label: 'Reason' }
      : { label: 'Note', isOptional: true };

interface DecisionDialogProps {
  report: ModerationCase;
  decision: ModerationDecision;
  onClose: () => void;
}

export function DecisionDialog({ report, decision, onClose }: DecisionDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [decide, { isLoading, error }] = useDecideCaseMutation();
  const send = async (note: string): Promise<void> => {
    const answer = await decide({ id: report.id, decision, ...(note ? { note } : {}) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'Report decided', text: decidedLabels[decision] }));
    onClose();
  };
  return (
    <WordsDialog
      title={titles[decision](report)}
      field={{ ...noteOf(report), rows: 2, maxLength: moderationLimits.noteMax }}
      confirmLabel={decisionLabels[decision]}
      isBusy={isLoading}
      isDestructive={decision === 'suspended'}
      problem={error && errorText(error, 'Please try again.')}
      onConfirm={(note) => void send(note)}
      onClose={onClose}
    >
      <Typography color="textSecondary">{consequences[decision]}</Typography>
      {report.snapshot && <Quote>{report.snapshot}</Quote>}
    </WordsDialog>
  );
}
