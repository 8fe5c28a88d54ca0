import { reviewLimits, reviewTexts } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useReplyToReviewMutation } from '../api/reviews.api';

/** One public reply to a review of oneself. */
export function ReplyDialog({ id, other, onClose }: { id: string; other: string; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [reply, { isLoading, error }] = useReplyToReviewMutation();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = async (): Promise<void> => {
    setMissing(!text.trim());
    if (!text.trim()) return;
    const answer = await reply({ id, text: text.trim() });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'Your reply is public' }));
    onClose();
  };
  return (
    <FormDialog
      title={`Reply to ${other}`}
      submitLabel="Reply"
      busyLabel="Sending..."
      isBusy={isLoading}
      problem={isMissing ? reviewTexts.replyMissing : error && errorText(error, 'That was not sent. Please try again.')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>Your reply is public, stands below the review, and is sent once.</p>
      <TextField
        label="Your reply"
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        input={{ maxLength: unitsOf(reviewLimits.reply) }}
      />
    </FormDialog>
  );
}
