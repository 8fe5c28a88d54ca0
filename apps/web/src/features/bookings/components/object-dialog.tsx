import { noShowLimits, type Booking } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useObjectToNoShowMutation } from '../api/bookings.api';

/** A crew member says that they came: an administrator hears both sides. */
export function ObjectDialog({ booking, onClose }: { booking: Booking; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [object, { isLoading, error }] = useObjectToNoShowMutation();
  const [words, setWords] = useState('');
  const send = async (): Promise<void> => {
    const answer = await object({ id: booking.id, ...(words.trim() && { words: words.trim() }) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'An administrator will look at it' }));
    onClose();
  };
  return (
    <FormDialog
      title="Were you there?"
      submitLabel="I was there"
      busyLabel="Sending..."
      isBusy={isLoading}
      problem={error && errorText(error, 'That was not sent. Please try again.')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{booking.company} is told, and an administrator looks at it. Until then it counts for neither of you.</p>
      <TextField
        label="What happened"
        isOptional
        hint={`${booking.company} and the administrator read it.`}
        multiline
        minRows={3}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        input={{ maxLength: unitsOf(noShowLimits.words) }}
      />
    </FormDialog>
  );
}
