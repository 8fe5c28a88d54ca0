import { styled } from '@mui/material/styles';
import {
  differingLines,
  type DisputedLine,
  type DisputeReason,
  disputeReasons,
  disputeReasonWords,
  type Timesheet,
  type TimesheetLine,
  timesheetLimits,
  timesheetLineNames,
} from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { useQuestionHoursMutation } from '../api/timesheets.api';
import { hoursNow, type HoursValues, timesOf, valuesOf } from '../model/hours-values';
import { firstName } from '../model/hours-labels';
import { HoursFields } from './hours-fields';
import { PayLines } from './pay-lines';

const Why = styled('div')({ display: 'grid', gap: 12 });
type Reasons = Partial<Record<TimesheetLine, Omit<DisputedLine, 'line'>>>;
const options = disputeReasons.map((value) => ({ value, label: disputeReasonWords[value] }));
const first = { reason: 'not_noted' as const, words: '' };

/** The company's own figures; each line that differs from the person's asks why. */
export function QuestionDialog({ sheet, onClose }: { sheet: Timesheet; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState<HoursValues>(() => valuesOf(sheet.figures));
  const [reasons, setReasons] = useState<Reasons>({});
  const [send, { isLoading, error }] = useQuestionHoursMutation();
  const now = hoursNow(values, sheet, useNow());
  const lines: TimesheetLine[] = sheet.is_fee ? ['fee'] : differingLines(timesOf(now.request), sheet.figures);
  const isReady = sheet.is_fee || now.worked !== null;
  const reasonOf = (line: TimesheetLine) => reasons[line] ?? first;
  const isSilent = lines.some((line) => reasonOf(line).reason === 'other' && !reasonOf(line).words?.trim());
  const question = async (): Promise<void> => {
    const given = lines.map((line) => ({
      line,
      reason: reasonOf(line).reason,
      words: reasonOf(line).words?.trim() || null,
    }));
    const { data } = await send({ id: sheet.id, lines: given, figures: now.request });
    if (!data) return;
    dispatch(showToast({ tone: 'good', title: `${firstName(sheet)} has been told` }));
    onClose();
  };
  return (
    <FormDialog
      title={`Question the ${sheet.is_fee ? 'cancellation fee' : 'hours'} of ${firstName(sheet)}`}
      submitLabel="Send"
      busyLabel="Sending..."
      isBusy={isLoading}
      isIncomplete={!isReady || !lines.length || isSilent}
      problem={error && errorText(error, 'That was not sent. Please try again.')}
      onSubmit={() => void question()}
      onClose={onClose}
    >
      {sheet.is_fee ? (
        <p>You say that this fee is not owed. {firstName(sheet)} reads your reason.</p>
      ) : (
        <>
          <p>Change what you see differently. {firstName(sheet)} reads your figures and your reasons.</p>
          <HoursFields sheet={sheet} values={values} now={now} onChange={(some) => setValues({ ...values, ...some })} />
        </>
      )}
      {lines.map((line) => (
        <WhyFields
          key={line}
          line={line}
          given={reasonOf(line)}
          onChange={(given) => setReasons({ ...reasons, [line]: given })}
        />
      ))}
      {!sheet.is_fee && now.pay && <PayLines pay={now.pay} label="By your figures" isLive />}
    </FormDialog>
  );
}

interface WhyFieldsProps {
  line: TimesheetLine;
  given: Omit<DisputedLine, 'line'>;
  onChange: (given: Omit<DisputedLine, 'line'>) => void;
}

function WhyFields({ line, given, onChange }: WhyFieldsProps): ReactNode {
  const name = timesheetLineNames[line];
  return (
    <Why>
      <SelectField
        label={`${name}: why?`}
        options={options}
        value={given.reason}
        onChange={({ target }) => onChange({ ...given, reason: target.value as DisputeReason })}
      />
      <TextField
        label={`${name}: in your words`}
        isOptional={given.reason !== 'other'}
        value={given.words ?? ''}
        input={{ maxLength: unitsOf(timesheetLimits.words) }}
        onChange={({ target }) => onChange({ ...given, words: target.value })}
      />
    </Why>
  );
}
