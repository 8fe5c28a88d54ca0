import { styled } from '@mui/material/styles';
import { callLimits, LONDON_TIME_WORDS } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { CheckField, Note, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { clocksOfCall, type CallProblems, type CallValues } from '../model/call-values';

export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

interface CallFieldsProps {
  values: CallValues;
  problems: CallProblems;
  onChange: (changes: Partial<CallValues>) => void;
}

/** Day, call time, estimated end, name and place of one call. */
export function CallFields({ values, problems, onChange }: CallFieldsProps): ReactNode {
  const clocks = clocksOfCall(values);
  const { startsAt, endsAt } = values;
  return (
    <>
      <Pair>
        <TextField
          label="Name"
          isOptional
          placeholder="Get-in"
          value={values.name}
          error={problems.name}
          input={{ maxLength: unitsOf(callLimits.name) }}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label="Day"
          type="date"
          value={values.day}
          error={problems.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </Pair>
      <CheckField
        label="Call time to follow"
        hint={
          values.isToFollow ? 'Until you set it, the call takes the whole day of everybody who is booked.' : undefined
        }
        checked={values.isToFollow}
        onChange={({ target }) => onChange({ isToFollow: target.checked })}
      />
      {!values.isToFollow && (
        <>
          <Pair>
            <TextField
              label="Call time"
              type="time"
              value={startsAt}
              error={problems.startsAt}
              hint={LONDON_TIME_WORDS}
              onChange={({ target }) => onChange({ startsAt: target.value })}
            />
            <TextField
              label="Estimated end"
              type="time"
              value={endsAt}
              error={problems.endsAt}
              onChange={({ target }) => onChange({ endsAt: target.value })}
            />
          </Pair>
          <CheckField
            label="Ends next day"
            checked={values.isNextDay}
            onChange={({ target }) => onChange({ isNextDay: target.checked })}
          />
          {clocks.start && (
            <CheckField
              label={`The second ${startsAt}`}
              checked={values.startsAgain}
              onChange={({ target }) => onChange({ startsAgain: target.checked })}
            />
          )}
          {clocks.end && (
            <CheckField
              label={`The second ${endsAt}`}
              checked={values.endsAgain}
              onChange={({ target }) => onChange({ endsAgain: target.checked })}
            />
          )}
          {clocks.words && <Note>{clocks.words}</Note>}
        </>
      )}
      <TextField
        label="Place"
        isOptional
        hint="Where it differs from the job’s."
        value={values.place}
        error={problems.place}
        input={{ maxLength: unitsOf(callLimits.place) }}
        onChange={({ target }) => onChange({ place: target.value })}
      />
    </>
  );
}
