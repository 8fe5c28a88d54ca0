import {
  type DaysToPay,
  type DaysToPayFigure,
  daysToPayLimits,
  daysToPayTexts,
  daysToPayWords,
} from '@crewcall/contracts-bookings';
import { isLongerThan, unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useReplyToDaysToPayMutation } from '../api/days-to-pay.api';

interface DaysToPayDialogProps extends Pick<DaysToPay, 'reply'> {
  companyId: string;
  figure: DaysToPayFigure;
  onClose: () => void;
}

/** What a company says to how soon it pays; an empty one takes it back. */
export function DaysToPayDialog({ companyId, figure, reply, onClose }: DaysToPayDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [save, { isLoading, error }] = useReplyToDaysToPayMutation();
  const [text, setText] = useState(reply ?? '');
  const [isLong, setLong] = useState(false);
  const send = async (): Promise<void> => {
    const written = text.trim();
    const tooLong = isLongerThan(written, daysToPayLimits.reply);
    setLong(tooLong);
    if (tooLong) return;
    const answer = await save({ companyId, reply: written || null });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: written ? 'Your reply is shown to crew' : 'Your reply is gone' }));
    onClose();
  };
  return (
    <FormDialog
      title="Reply to this figure"
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={isLoading}
      problem={isLong ? daysToPayTexts.reply : error && errorText(error, 'That was not saved. Please try again.')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        Crew read ‘{daysToPayWords(figure)}’, from the day of issue to the day that you marked as paid. Your reply
        stands below it.
      </p>
      <TextField
        label="Your reply"
        hint={`At most ${daysToPayLimits.reply} letters`}
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        input={{ maxLength: unitsOf(daysToPayLimits.reply) }}
      />
    </FormDialog>
  );
}
