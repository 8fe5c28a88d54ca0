import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SelectField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { BlockProblems, BlockValues } from '../model/block-form';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});
const Weekdays = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 4 });

const choices = [
  { value: '', label: 'Does not repeat' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'two_weeks', label: 'Every 2 weeks' },
  { value: 'month', label: 'Every month on the date' },
];
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface RepeatFieldsProps {
  values: BlockValues;
  problem: BlockProblems['repeat'];
  onChange: (changes: Partial<BlockValues>) => void;
}

/** How an entry comes again, and where that ends. */
export function RepeatFields({ values: { every, weekdays, until, times }, problem, onChange }: RepeatFieldsProps) {
  const isWeekly = every === 'week' || every === 'two_weeks';
  const toggle = (weekday: number): void =>
    onChange({
      weekdays: weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday],
    });
  return (
    <>
      <SelectField
        label="Repeat"
        options={choices}
        value={every}
        onChange={({ target }) => onChange({ every: target.value as BlockValues['every'] })}
        error={every && !until && !times ? undefined : problem}
      />
      {isWeekly && (
        <Weekdays role="group" aria-label="On these weekdays">
          {names.map((name, index) => (
            <WeekdayButton
              key={name}
              {...{ name }}
              isOn={weekdays.includes(index + 1)}
              onPress={() => toggle(index + 1)}
            />
          ))}
        </Weekdays>
      )}
      {every && (
        <Pair>
          <TextField
            label="Until"
            type="date"
            value={until}
            error={problem}
            onChange={({ target }) => onChange({ until: target.value, times: '' })}
          />
          <TextField
            label="or how many times"
            type="number"
            value={times}
            onChange={({ target }) => onChange({ times: target.value, until: '' })}
          />
        </Pair>
      )}
    </>
  );
}

function WeekdayButton({ name, isOn, onPress }: { name: string; isOn: boolean; onPress: () => void }): ReactNode {
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      color="inherit"
      aria-pressed={isOn}
      aria-label={name}
      onClick={onPress}
      sx={{ px: 0 }}
    >
      {name.slice(0, 2)}
    </Button>
  );
}
