import { unitsOf } from '@crewcall/contracts-core';
import { boardLimits } from '@crewcall/contracts-bookings';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@crewcall/web-data-access';
import { FormDialog, Note, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useRejectTextsQuery, useSaveRejectTextsMutation } from './reject-texts.api';

interface RejectDialogProps {
  /** 'Reject Ana Popescu?', 'Reject 12 applicants?' */
  title: string;
  /** What they applied for, where the page does not say it. */
  about?: string;
  isBusy: boolean;
  problem: string | null;
  onReject: (message: string | null) => void;
  onClose: () => void;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** One text for all, from the three of the company or written now. It is sent after five minutes. */
export function RejectDialog({ title, about, isBusy, problem, onReject, onClose }: RejectDialogProps): ReactNode {
  const { data: { texts } = { texts: [] } } = useRejectTextsQuery();
  const [save, { error }] = useSaveRejectTextsMutation();
  const [message, setMessage] = useState('');
  const text = message.trim();
  const canKeep = text !== '' && !texts.includes(text) && texts.length < boardLimits.texts;
  const isKept = texts.includes(text);
  return (
    <FormDialog
      {...{ title, isBusy, onClose }}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      isDestructive
      problem={problem ?? (error ? errorText(error, 'The text was not kept.') : null)}
      onSubmit={() => onReject(text || null)}
    >
      {about && <Typography color="textSecondary">{about}</Typography>}
      <Note>They are told in five minutes. Until then you can take it back.</Note>
      {texts.length > 0 && (
        <SelectField
          label="Your texts"
          options={[
            { value: '', label: 'Write one now' },
            ...texts.map((one) => ({ value: one, label: shortened(one) })),
          ]}
          value={isKept ? text : ''}
          onChange={({ target }) => setMessage(target.value)}
        />
      )}
      <TextField
        label="Message"
        isOptional
        multiline
        rows={4}
        hint="{first name} and {job} are filled in."
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        input={{ maxLength: unitsOf(boardLimits.message) }}
      />
      {canKeep && (
        <Button variant="text" onClick={() => void save([...texts, text])}>
          Keep this text for next time
        </Button>
      )}
      {isKept && (
        <Button variant="text" onClick={() => void save(texts.filter((one) => one !== text))}>
          Forget this text
        </Button>
      )}
    </FormDialog>
  );
}
