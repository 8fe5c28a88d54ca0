import { feedbackDeskTexts, responseMax, type AdminFeedback } from '@crewcall/contracts-admin';
import { calendarDate, unitsOf } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, Quote, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useRespondToFeedbackMutation } from '../api/admin.api';

/** What was written, what was answered before, and the next answer. */
export function RespondDialog({ feedback, onClose }: { feedback: AdminFeedback; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [respond, { isLoading }] = useRespondToFeedbackMutation();
  const [response, setResponse] = useState('');
  const { id, user_name, message, admin_response, responded_at } = feedback;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { error } = await respond({ id, response: response.trim() });
    const { responseTitle, responseFailedTitle, responseFailed } = feedbackDeskTexts;
    if (error) {
      dispatch(showToast({ tone: 'bad', title: responseFailedTitle, text: responseFailed }));
      return;
    }
    dispatch(showToast({ tone: 'good', title: responseTitle, text: feedbackDeskTexts.response }));
    onClose();
  };
  return (
    <Dialog
      open
      title={`Respond to ${user_name}`}
      onClose={onClose}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isLoading || !response.trim()}>
            {isLoading ? 'Sending...' : 'Send Response'}
          </Button>
        </>
      }
    >
      <div>
        <Typography variant="h6" component="h3" gutterBottom>
          Original message
        </Typography>
        <Quote>{message}</Quote>
      </div>
      {admin_response && (
        <div>
          <Typography variant="h6" component="h3" gutterBottom>
            Previous response{responded_at && `, ${calendarDate(new Date(responded_at))}`}
          </Typography>
          <Quote>{admin_response}</Quote>
        </div>
      )}
      <TextField
        label="Response"
        multiline
        rows={4}
        value={response}
        onChange={({ target }) => setResponse(target.value)}
        input={{ maxLength: unitsOf(responseMax) }}
      />
    </Dialog>
  );
}
