import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import {
  feedbackProblems,
  feedbackTexts,
  feedbackTypeLabels,
  feedbackTypes,
  type FeedbackSource,
  type FeedbackType,
} from '@crewcall/contracts-admin';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, SelectField, TextField } from '@crewcall/web-ui';
import { judgedBy } from '../../../shared/forms';
import { useSendFeedbackMutation } from '../api/feedback.api';
import { raiseFeedbackFlag } from '../feedback-flags.storage';

const options = feedbackTypes.map((value) => ({ value, label: feedbackTypeLabels[value] }));

interface Values {
  feedbackType: FeedbackType | '';
  message: string;
}

const empty: Values = { feedbackType: '', message: '' };

interface FeedbackDialogProps {
  isOpen: boolean;
  source: FeedbackSource;
  onClose: () => void;
}

export function FeedbackDialog({ isOpen, source, onClose }: FeedbackDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useSendFeedbackMutation();
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    resolver: judgedBy(({ feedbackType, message }) =>
      feedbackProblems({ feedbackType: feedbackType || undefined, message }),
    ),
    defaultValues: empty,
  });
  const { errors } = formState;

  const cancel = (): void => {
    if (source === 'popup') raiseFeedbackFlag('dismissed');
    reset(empty);
    onClose();
  };
  const submit = handleSubmit(async ({ feedbackType, message }) => {
    if (!feedbackType) return;
    const answer = await send({
      feedbackType,
      message: message.trim(),
      pageUrl: window.location.pathname,
      timestamp: new Date().toISOString(),
      source,
    });
    if (answer.error) {
      dispatch(showToast({ title: feedbackTexts.failedTitle, text: feedbackTexts.failed, tone: 'bad' }));
      return;
    }
    raiseFeedbackFlag('submitted');
    dispatch(showToast({ title: feedbackTexts.sentTitle, text: feedbackTexts.sent, tone: 'good' }));
    reset(empty);
    onClose();
  });

  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      title={feedbackTexts.title}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={cancel} disabled={isLoading}>
            {feedbackTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isLoading}>
            {isLoading ? feedbackTexts.sending : feedbackTexts.send}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{feedbackTexts.body}</Typography>
      <SelectField
        label="Feedback type"
        options={options}
        placeholder="Select a type"
        error={errors.feedbackType?.message}
        {...register('feedbackType')}
      />
      <TextField
        label="Message"
        multiline
        rows={5}
        placeholder="What happened, or what would help?"
        error={errors.message?.message}
        {...register('message')}
      />
    </Dialog>
  );
}
