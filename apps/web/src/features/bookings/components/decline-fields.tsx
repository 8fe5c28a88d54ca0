import { declineReasons, declineReasonWords, offerLimits, type DeclineReason } from '@crewcall/contracts-bookings';
import { SelectField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface DeclineFieldsProps {
  company: string;
  reason: DeclineReason;
  text: string;
  onReason: (reason: DeclineReason) => void;
  onText: (text: string) => void;
}

/** Why an offer is declined: in the dialog and on the page that a mail leads to. */
export function DeclineFields({ company, reason, text, onReason, onText }: DeclineFieldsProps): ReactNode {
  return (
    <>
      <SelectField
        label="Reason"
        hint={`${company} reads it.`}
        options={declineReasons.map((value) => ({ value, label: declineReasonWords[value] }))}
        value={reason}
        onChange={({ target }) => onReason(target.value as DeclineReason)}
      />
      <TextField
        label="In your words"
        isOptional
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => onText(target.value)}
        input={{ maxLength: offerLimits.reason }}
      />
    </>
  );
}
