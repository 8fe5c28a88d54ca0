import { styled } from '@mui/material/styles';
import { LONDON_TIME_WORDS } from '@crewcall/contracts-bookings';
import { BlockedIcon, CheckField, CheckIcon, HalfIcon, Note, Segmented, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { clocksOf, type BlockProblems, type BlockValues } from '../model/block-form';
import { RepeatFields } from './repeat-fields';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

const kinds = [
  { value: 'available', label: 'Available', icon: <CheckIcon /> },
  { value: 'maybe', label: 'Maybe', icon: <HalfIcon /> },
  { value: 'unavailable', label: 'Not available', icon: <BlockedIcon /> },
] as const;

interface TimeFieldsProps {
  values: BlockValues;
  problems: BlockProblems;
  /** A repeat is set once; one of its days is not made another repeat. */
  hasRepeat: boolean;
  onChange: (changes: Partial<BlockValues>) => void;
}

export function TimeFields({ values, problems, hasRepeat, onChange }: TimeFieldsProps): ReactNode {
  const clocks = clocksOf(values);
  return (
    <>
      <Segmented label="Kind" parts={kinds} value={values.kind} onChange={(kind) => onChange({ kind })} />
      <Pair>
        <TextField
          label="From"
          type="date"
          value={values.from}
          error={problems.from}
          onChange={({ target: { value: from } }) => onChange({ from, ...(values.to < from && { to: from }) })}
        />
        <TextField
          label="To"
          type="date"
          value={values.to}
          error={problems.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Pair>
      <CheckField
        label="Whole days"
        checked={values.isWholeDays}
        onChange={({ target }) => onChange({ isWholeDays: target.checked })}
      />
      {!values.isWholeDays && (
        <Pair>
          <TextField
            label="Starts at"
            type="time"
            value={values.startsAt}
            error={problems.time}
            hint={LONDON_TIME_WORDS}
            onChange={({ target }) => onChange({ startsAt: target.value })}
          />
          <TextField
            label="Ends at"
            type="time"
            value={values.endsAt}
            hint={values.from === values.to && values.endsAt <= values.startsAt ? 'The next day' : undefined}
            onChange={({ target }) => onChange({ endsAt: target.value })}
          />
        </Pair>
      )}
      {values.isWholeDays && problems.time && (
        <Note tone="bad" isAlert>
          {problems.time}
        </Note>
      )}
      {clocks.start && (
        <CheckField
          label={`The second ${values.startsAt}`}
          checked={values.startsAgain}
          onChange={({ target }) => onChange({ startsAgain: target.checked })}
        />
      )}
      {clocks.end && (
        <CheckField
          label={`The second ${values.endsAt}`}
          checked={values.endsAgain}
          onChange={({ target }) => onChange({ endsAgain: target.checked })}
        />
      )}
      {clocks.words && <Note>{clocks.words}</Note>}
      {hasRepeat && <RepeatFields {...{ values, onChange }} problem={problems.repeat} />}
      <TextField
        label="Note to myself"
        isOptional
        multiline
        minRows={2}
        value={values.note}
        error={problems.note}
        hint="Only you ever see it."
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
