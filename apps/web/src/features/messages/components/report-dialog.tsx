import Button from '@mui/material/Button';
import { messageLimits, type Message } from '@crewcall/contracts-messaging';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, Quote, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useReportMessageMutation } from '../api/messages.api';
import { messageWords } from '../model/message-words';

/** Asks what is wrong with a message. What was written goes along, as it reads now. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [report, { isLoading, error }] = useReportMessageMutation();
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await report({ id: message.id, reason });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', ...messageWords.reported }));
    onClose();
  };
  return (
    <Dialog
      open
      title="Report this message"
      onClose={onClose}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isLoading || !reason.trim()}>
            {isLoading ? 'Sending...' : 'Report'}
          </Button>
        </>
      }
    >
      <Quote>{message.content}</Quote>
      <TextField
        label="What is wrong with it?"
        multiline
        minRows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        input={{ maxLength: messageLimits.reportReason }}
        error={error ? errorText(error, messageWords.failed.text) : undefined}
      />
    </Dialog>
  );
}
