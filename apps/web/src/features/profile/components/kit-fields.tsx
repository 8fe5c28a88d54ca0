import { unitsOf } from '@crewcall/contracts-core';
import { type KitField, kitLimits } from '@crewcall/contracts-identity';
import { TextField } from '@crewcall/web-ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { KitValues } from '../model/kit-form';

type Typed = 'name' | 'count' | 'day' | 'replacement' | 'pat' | 'insured';

interface FactField {
  value: Typed;
  field: KitField;
  label: string;
  type?: 'date' | 'number';
  input?: InputHTMLAttributes<HTMLInputElement>;
  isNeeded?: boolean;
  hint?: string;
}

const money = { inputMode: 'decimal', maxLength: 14 } as const;
const facts: readonly FactField[] = [
  {
    value: 'name',
    field: 'name',
    label: 'Make and model',
    isNeeded: true,
    input: { maxLength: unitsOf(kitLimits.name) },
  },
  {
    value: 'count',
    field: 'count',
    label: 'How many',
    isNeeded: true,
    type: 'number',
    input: { min: 1, max: kitLimits.count },
  },
  { value: 'day', field: 'day_pence', label: 'Day hire in £', input: money, hint: 'Of one. 0 when it is included.' },
  {
    value: 'replacement',
    field: 'replacement_pence',
    label: 'Replacement value in £',
    input: money,
    hint: 'Seen by no one else.',
  },
  { value: 'pat', field: 'pat_until', label: 'PAT tested until', type: 'date' },
  { value: 'insured', field: 'insured_until', label: 'Insured until', type: 'date' },
];

interface KitFieldsProps {
  values: KitValues;
  problems: Partial<Record<KitField, string>>;
  set: (field: Typed) => (event: { target: { value: string } }) => void;
}

/** What is kept of a piece of kit, besides its kind and photo. */
export function KitFields({ values, problems, set }: KitFieldsProps): ReactNode {
  return facts.map(({ value, field, label, type, input, isNeeded = false, hint }) => (
    <TextField
      key={value}
      label={label}
      isOptional={!isNeeded}
      type={type}
      input={input}
      hint={hint}
      value={values[value]}
      error={problems[field]}
      onChange={set(value)}
    />
  ));
}
