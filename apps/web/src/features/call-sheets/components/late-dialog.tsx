import {
  type Late,
  lateLimits,
  type LateMinutes,
  lateMinutes,
  lateWords,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ChoiceField, FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSayLateMutation } from '../api/call-sheets.api';

interface LateDialogProps {
  bookingId: string;
  callId: string;
  from: string;
  late: Late | null;
  onClose: () => void;
}

type Choice = `${LateMinutes}` | 'time';

const choiceOf = (late: Late | null): Choice | null => {
  if (!late) return null;
  return lateMinutes.find((minutes) => minutes === late.minutes) ? (`${late.minutes}` as Choice) : 'time';
};

/** Minutes or a time, and why in a line where that helps. */
export function LateDialog({ bookingId, callId, from, late, onClose }: LateDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [say, { isLoading, error }] = useSayLateMutation();
  const [choice, setChoice] = useState(choiceOf(late));
  const [time, setTime] = useState(late ? wallTimeOf(new Date(late.expected_at)).time : '');
  const [note, setNote] = useState(late?.note ?? '');
  const send = async (): Promise<void> => {
    const when = choice === 'time' ? { time } : { minutes: Number(choice) as LateMinutes };
    const answer = await say({ bookingId, call_id: callId, ...when, ...(note.trim() && { note: note.trim() }) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: 'The company has been told' }));
    onClose();
  };
  const callTime = wallTimeOf(new Date(from)).time;
  return (
    <FormDialog
      title="How late will you be?"
      submitLabel="Tell the company"
      busyLabel="Sending..."
      isBusy={isLoading}
      isIncomplete={choice === null || (choice === 'time' && !time)}
      problem={error && errorText(error, 'That was not sent. Please try again.')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>Your call is at {callTime}. Your booking stays as it is.</p>
      <ChoiceField
        label="You will be about"
        name="late"
        choices={[
          ...lateMinutes.map((minutes) => ({ value: `${minutes}`, label: `${lateWords(minutes)} late` })),
          { value: 'time', label: 'Another time' },
        ]}
        value={choice ?? ''}
        onChange={({ target }) => setChoice(target.value as Choice)}
      />
      {choice === 'time' && (
        <TextField label="There at" type="time" value={time} onChange={({ target }) => setTime(target.value)} />
      )}
      <TextField
        label="Note"
        isOptional
        hint="The company reads it."
        value={note}
        input={{ maxLength: unitsOf(lateLimits.note) }}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
