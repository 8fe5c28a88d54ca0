import Button from '@mui/material/Button';
import { paySteps, termsPresets, type PayStep, type RateBasis, type RateMode } from '@crewcall/contracts-bookings';
import { CheckField, DownIcon, SelectField, TextField, UpIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { presetOf, withBasis, withPreset, type TermsValues } from '../model/terms-values';
import type { RoleProblems } from '../model/role-values';
import { Pair } from './call-fields';
import { MoreTerms } from './more-terms';

const bases: { value: RateBasis; label: string }[] = [
  { value: 'day', label: 'A day' },
  { value: 'half_day', label: 'Half a day' },
  { value: 'hour', label: 'An hour' },
  { value: 'fixed', label: 'Fixed fee' },
];
const modes: { value: RateMode; label: string }[] = [
  { value: 'set', label: 'One amount' },
  { value: 'range', label: 'From–to' },
  { value: 'ask', label: 'Ask crew for their rate' },
];
const presets = termsPresets.map(({ name }) => ({ value: name, label: name }));
const steps = paySteps.map((step: PayStep) => ({ value: String(step), label: `${step} minutes` }));

export interface TermsFieldsProps {
  values: TermsValues;
  problems: RoleProblems;
  onChange: (values: TermsValues) => void;
}

/** The rate of a role and its rules: what is usual stands, everything can be changed. */
export function TermsFields({ values, problems, onChange }: TermsFieldsProps): ReactNode {
  const set = (changes: Partial<TermsValues>): void => onChange({ ...values, ...changes });
  const { mode, basis } = values;
  return (
    <>
      <Pair>
        <SelectField
          label="Based on"
          placeholder="Own terms"
          options={presets}
          value={presetOf(values)}
          onChange={({ target }) => onChange(withPreset(values, target.value))}
        />
        <SelectField
          label="Rate for"
          options={bases}
          value={basis}
          onChange={({ target }) => onChange(withBasis(values, target.value as RateBasis))}
        />
      </Pair>
      <Pair>
        <SelectField
          label="Rate given as"
          options={modes}
          value={mode}
          onChange={({ target }) => set({ mode: target.value as RateMode })}
        />
        {mode !== 'ask' && (
          <TextField
            label={mode === 'range' ? 'From (£)' : 'Amount (£)'}
            value={values.amount_pence}
            error={problems.amount_pence}
            input={{ inputMode: 'decimal' }}
            onChange={({ target }) => set({ amount_pence: target.value })}
          />
        )}
        {mode === 'range' && (
          <TextField
            label="To (£)"
            value={values.amount_to_pence}
            error={problems.amount_to_pence}
            input={{ inputMode: 'decimal' }}
            onChange={({ target }) => set({ amount_to_pence: target.value })}
          />
        )}
      </Pair>
      {basis !== 'fixed' && <HoursFields {...{ values, problems, set }} />}
      <More {...{ values, problems, set }} />
    </>
  );
}

export interface SetTerms {
  values: TermsValues;
  problems: RoleProblems;
  set: (changes: Partial<TermsValues>) => void;
}

function HoursFields({ values, problems, set }: SetTerms): ReactNode {
  const number = (field: 'hours_included' | 'minimum_hours' | 'overtime_factor', label: string): ReactNode => (
    <TextField
      label={label}
      value={values[field]}
      error={problems[field]}
      input={{ inputMode: 'decimal' }}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  return (
    <Pair>
      {values.basis === 'hour'
        ? number('minimum_hours', 'Minimum call (hours)')
        : number('hours_included', 'Hours included')}
      {number('overtime_factor', 'Overtime, times the hour')}
      <SelectField
        label="Overtime counted in"
        options={steps}
        value={values.step_minutes}
        error={problems.step_minutes}
        onChange={({ target }) => set({ step_minutes: target.value })}
      />
      <TextField
        label="Break (minutes)"
        value={values.break_minutes}
        error={problems.break_minutes}
        input={{ inputMode: 'numeric' }}
        onChange={({ target }) => set({ break_minutes: target.value })}
      />
      {Number(values.break_minutes) > 0 && (
        <CheckField
          label="The break is paid"
          checked={values.is_break_paid}
          onChange={({ target }) => set({ is_break_paid: target.checked })}
        />
      )}
    </Pair>
  );
}

function More(props: SetTerms): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ justifySelf: 'start' }}>
        Nights, Sundays, travel and more
        {isOpen ? <UpIcon /> : <DownIcon />}
      </Button>
      {isOpen && <MoreTerms {...props} />}
    </>
  );
}
