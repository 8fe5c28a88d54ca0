import Button from '@mui/material/Button';
import { submittedWords, type Timesheet, timesheetLimits } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { CardBody, Note, StickyFoot, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTypedOver } from '../../../shared/forms';
import { useNow } from '../../../shared/time';
import { useSaveHoursMutation, useSubmitHoursMutation } from '../api/timesheets.api';
import { hoursNow, type HoursValues, valuesOf } from '../model/hours-values';
import { HoursFields } from './hours-fields';
import { PayLines } from './pay-lines';

/** Crew correct the planned times, see what they come to while they type, and submit. */
export function HoursForm({ sheet }: { sheet: Timesheet }): ReactNode {
  const dispatch = useAppDispatch();
  const { values, type, done } = useTypedOver<HoursValues>(valuesOf(sheet.figures));
  const [note, setNote] = useState('');
  const [save, saving] = useSaveHoursMutation();
  const [submit, submitting] = useSubmitHoursMutation();
  const now = hoursNow(values, sheet, useNow());
  const isAgain = sheet.state === 'disputed';
  // A fee has no times that could be wrong.
  const [isReady, pay] = sheet.is_fee ? [true, sheet.figures.pay] : [now.worked !== null, now.pay];
  const isBusy = saving.isLoading || submitting.isLoading;
  const error = submitting.error ?? saving.error;
  const keep = async (): Promise<void> => {
    submitting.reset();
    const { data } = await save({ id: sheet.id, ...now.request });
    if (!data) return;
    done();
    dispatch(showToast({ tone: 'good', title: 'Saved. Only you see it.' }));
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    const { data } = await submit({ id: sheet.id, ...now.request, ...(note.trim() && { note: note.trim() }) });
    if (data) dispatch(showToast({ tone: 'good', title: submittedWords(sheet.company) }));
  };
  return (
    <form noValidate aria-label="Your hours" onSubmit={(event) => void send(event)}>
      <CardBody>
        {!sheet.is_fee && (
          <HoursFields sheet={sheet} values={values} now={now} onChange={(some) => type({ ...values, ...some })} />
        )}
        {pay && <PayLines pay={pay} label="To submit" isLive />}
        {isAgain && (
          <TextField
            label={`Your answer to ${sheet.company}`}
            isOptional
            multiline
            minRows={2}
            value={note}
            input={{ maxLength: unitsOf(timesheetLimits.words) }}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {error && (
          <Note tone="bad" isAlert>
            {errorText(error, 'That was not sent. Please try again.')}
          </Note>
        )}
      </CardBody>
      <StickyFoot>
        {!isAgain && (
          <Button variant="outlined" color="inherit" disabled={isBusy || !now.worked} onClick={() => void keep()}>
            {saving.isLoading ? 'Saving...' : 'Save'}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={isBusy || !isReady}>
          {submitting.isLoading ? 'Submitting...' : isAgain ? 'Submit again' : 'Submit'}
        </Button>
      </StickyFoot>
    </form>
  );
}
