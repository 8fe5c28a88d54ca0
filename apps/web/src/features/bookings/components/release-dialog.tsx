import { offerLimits, releaseReasons, type ReleaseReason, type ReleaseRequest } from '@crewcall/contracts-bookings';
import { FormDialog, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { releaseReasonWords } from '../model/offer-labels';

interface ReleaseDialogProps {
  name: string;
  isBusy: boolean;
  problem: string | null;
  onRelease: (request: ReleaseRequest) => void;
  onClose: () => void;
}

/** A company gives a pencil back, with a reason or without. */
export function ReleaseDialog({ name, isBusy, problem, onRelease, onClose }: ReleaseDialogProps): ReactNode {
  const [reason, setReason] = useState<ReleaseReason | ''>('');
  const [text, setText] = useState('');
  return (
    <FormDialog
      title={`Release ${name}?`}
      submitLabel="Release"
      busyLabel="Releasing..."
      {...{ isBusy, problem, onClose }}
      onSubmit={() => onRelease({ ...(reason && { reason }), ...(text.trim() && { text: text.trim() }) })}
    >
      <p>{name.split(' ')[0]} is told at once, and the next pencil moves up.</p>
      <SelectField
        label="Reason"
        isOptional
        placeholder="None"
        options={releaseReasons.map((value) => ({ value, label: releaseReasonWords[value] }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReleaseReason | '')}
      />
      {reason === 'other' && (
        <TextField
          label="In your words"
          isOptional
          value={text}
          input={{ maxLength: offerLimits.reason }}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </FormDialog>
  );
}
