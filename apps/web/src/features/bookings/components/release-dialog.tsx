import Button from '@mui/material/Button';
import { offerLimits, releaseReasons, type ReleaseReason, type ReleaseRequest } from '@crewcall/contracts-bookings';
import { Dialog, Note, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { releaseReasonWords } from '../model/offer-words';

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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onRelease({ ...(reason && { reason }), ...(text.trim() && { text: text.trim() }) });
  };
  return (
    <Dialog
      open
      {...{ onClose, isBusy }}
      title={`Release ${name}?`}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'Releasing...' : 'Release'}
          </Button>
        </>
      }
    >
      <p>{name.split(' ')[0]} is told at once, and whoever comes next moves up.</p>
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
      {problem && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
