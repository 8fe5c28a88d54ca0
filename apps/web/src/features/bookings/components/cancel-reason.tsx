import { callLimits } from '@crewcall/contracts-bookings';
import { Note, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface CancelReasonProps {
  /** Who is booked, as the beginning of a sentence that ends in what becomes of them. */
  booked: string;
  reason: string;
  onChange: (reason: string) => void;
}

/** Why a call goes from those who are booked on it. */
export function CancelReason({ booked, reason, onChange }: CancelReasonProps): ReactNode {
  return (
    <>
      <Note tone="warn">{booked} It is cancelled for them, and they are told at once.</Note>
      <TextField
        label="Reason"
        hint="They read it."
        multiline
        minRows={2}
        value={reason}
        input={{ maxLength: callLimits.reason }}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
