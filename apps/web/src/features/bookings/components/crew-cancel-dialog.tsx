import { counted } from '@crewcall/contracts-core';
import {
  cancelLimits,
  cancelReasons,
  cancelReasonWords,
  type Booking,
  type CancelReason,
} from '@crewcall/contracts-bookings';
import { FormDialog, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useCancelBooking } from '../hooks/use-cancel-booking';

/** A crew member cannot make it: they owe nothing by it, and say why. */
export function CrewCancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }): ReactNode {
  const { id, company, reserves } = booking;
  const [kind, setKind] = useState<CancelReason | ''>('');
  const [text, setText] = useState('');
  const { cancel, isBusy, problem } = useCancelBooking(id, onClose);
  return (
    <FormDialog
      title="Cancel this booking?"
      submitLabel="Cancel booking"
      busyLabel="Cancelling..."
      cancelLabel="Keep it"
      isDestructive
      isIncomplete={!kind}
      {...{ isBusy, problem, onClose }}
      onSubmit={() => kind && void cancel({ kind, ...(text.trim() && { reason: text.trim() }) })}
    >
      <p>
        {company} will be told now. {counted(reserves, 'person is', 'people are')} waiting as reserve.
      </p>
      <SelectField
        label="Reason"
        placeholder="Please choose"
        options={cancelReasons.map((value) => ({ value, label: cancelReasonWords[value] }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as CancelReason | '')}
      />
      <TextField
        label="In your words"
        isOptional
        hint={`${company} reads it.`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        input={{ maxLength: cancelLimits.reason }}
      />
    </FormDialog>
  );
}
