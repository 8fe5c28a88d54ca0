import { callLabelOf, callsLeftOf, noShowLimits, type Booking, type Call } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, Note, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useClaimNoShowMutation } from '../api/bookings.api';

interface NoShowDialogProps {
  booking: Booking;
  /** Of which it can be said now. */
  calls: readonly Call[];
  onClose: () => void;
}

/** A company says that a person did not come: the dialog says what that means before it is sent. */
export function NoShowDialog({ booking, calls, onClose }: NoShowDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [claim, { isLoading, error }] = useClaimNoShowMutation();
  const [callId, setCallId] = useState(calls.at(-1)?.id ?? '');
  const [note, setNote] = useState('');
  const name = booking.freelancer_name?.split(' ')[0] ?? 'The crew member';
  const send = async (): Promise<void> => {
    const answer = await claim({ id: booking.id, call_id: callId, ...(note.trim() && { note: note.trim() }) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: `${name} has been told` }));
    onClose();
  };
  return (
    <FormDialog
      title={`${name} did not show?`}
      submitLabel="Did not show"
      busyLabel="Sending..."
      isDestructive
      isBusy={isLoading}
      isIncomplete={!callId}
      problem={error && errorText(error, 'That was not sent. Please try again.')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        {name} is told at once and can say within 7 days that it is not right. The booking ends, and the slot is open
        for cover.
      </p>
      {callsLeftOf(booking).length > 1 && (
        <Note tone="warn">Calls after this one are taken out of the booking too.</Note>
      )}
      {calls.length > 1 && (
        <SelectField
          label="Call"
          options={calls.map((call) => ({ value: call.id, label: callLabelOf(call) }))}
          value={callId}
          onChange={({ target }) => setCallId(target.value)}
        />
      )}
      <TextField
        label="In your words"
        isOptional
        hint={`${name} reads it.`}
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        input={{ maxLength: unitsOf(noShowLimits.words) }}
      />
    </FormDialog>
  );
}
